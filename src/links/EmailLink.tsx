import { Fragment } from 'react'

/** A long address breaks after @ or a dot. */
export function EmailLink({ email }: { email: string }) {
  const [first, ...others] = email.split(/(?<=[@.])/)
  return (
    <a href={`mailto:${email}`}>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </a>
  )
}
