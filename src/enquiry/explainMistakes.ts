import { scrollIntoWindow } from './bringIntoWindow'
import { type Field, isField } from './enquiry'

/**
 * The browser checks the fields; our own hint says what is missing, in place of the browser's bubble, which
 * would cover it. Only on sending: a hint that came while somebody leaves a field would move the button away
 * under the pointer.
 */
export function explainMistakes(root: HTMLElement) {
  root.addEventListener('invalid', ask, true) // it does not bubble
  root.addEventListener('input', ({ target }) => {
    if (isField(target) && target.validity.valid) mark(target, false)
  })
  // A field that is brought into the window brings its label along.
  root.addEventListener('focusin', ({ target }) => {
    if (isField(target)) scrollIntoWindow(target.parentElement ?? target)
  })
}

function ask(event: Event) {
  event.preventDefault()
  const { target } = event
  if (!isField(target)) return
  mark(target, true)
  if (target.form?.querySelector(':invalid') !== target) return
  target.focus({ preventScroll: true })
  scrollIntoWindow(target.parentElement ?? target)
}

function mark(field: Field, wrong: boolean) {
  const hint = document.getElementById(`${field.id}-hint`)
  if (hint) hint.hidden = !wrong
  for (const [name, value] of [
    ['aria-invalid', 'true'],
    ['aria-describedby', hint?.id ?? ''],
  ] as const) {
    if (wrong) field.setAttribute(name, value)
    else field.removeAttribute(name)
  }
}
