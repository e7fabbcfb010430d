export function scrollToMessage(message: HTMLElement) {
  // focus() doesn't scroll if the element is already focused.
  message.focus({ preventScroll: true })
  // "nearest" wouldn't scroll to an element that overflows the window at both ends.
  message.scrollIntoView({ block: message.offsetHeight > innerHeight / 2 ? 'start' : 'nearest' })
}
