export function scrollToMessage(message: HTMLElement) {
  // Don't rely on focus() to scroll: it doesn't if the element is already focused.
  message.focus({ preventScroll: true })
  scrollTo(message)
}

/** Brings the field's label and hint into view, too. */
export function scrollToField(field: HTMLInputElement | HTMLTextAreaElement) {
  scrollTo(field.labels?.[0]?.parentElement ?? field)
}

/**
 * "nearest" would show the end of a tall element, so tall ones use "start". Smooth scrolling would delay showing the
 * message.
 */
function scrollTo(element: HTMLElement) {
  const block = element.offsetHeight > innerHeight / 2 ? 'start' : 'nearest'
  element.scrollIntoView({ block, behavior: 'instant' })
}
