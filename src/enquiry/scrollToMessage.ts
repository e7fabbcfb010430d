export function scrollToMessage(message: HTMLElement) {
  // Don't rely on focus() to scroll: it doesn't if the element is already focused.
  message.focus({ preventScroll: true })
  // "nearest" doesn't scroll to an element that overflows the window at both ends, so tall ones use "start".
  message.scrollIntoView({ block: message.offsetHeight > innerHeight / 2 ? 'start' : 'nearest' })
}
