import { practice, words } from '../content/content'

/** For a practice without a form: as large as the form's button. */
export function CallOrWrite() {
  const { phone, email } = practice
  return (
    <div className="call-or-write">
      {phone && (
        <a href={`tel:${phone.dial}`} className="button">
          {words.withoutForm.call}
        </a>
      )}
      <a href={`mailto:${email}`} className={phone ? 'button secondary' : 'button'}>
        {words.withoutForm.write}
      </a>
    </div>
  )
}
