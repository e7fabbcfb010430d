/** Focuses a message and brings it into the window from its first line on. */
export function scrollToMessage(message: HTMLElement) {
  // focus() does not scroll if the element already has the focus.
  message.focus({ preventScroll: true })
  // "nearest" would not scroll to an element that overflows a small window at both ends.
  message.scrollIntoView({ block: message.offsetHeight > innerHeight / 2 ? 'start' : 'nearest' })
}
