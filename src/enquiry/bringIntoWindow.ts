/** Gives an element the focus and has it seen from its first line on, clear of the header. */
export function bringIntoWindow(element: HTMLElement) {
  // focus() scrolls nothing when the element has the focus already, so the scrolling is a step of its own.
  element.focus({ preventScroll: true })
  scrollIntoWindow(element)
}

/** What is larger than half the window could stick out at both ends, and then "nearest" would leave it there. */
export function scrollIntoWindow(element: HTMLElement) {
  element.scrollIntoView({ block: element.offsetHeight > innerHeight / 2 ? 'start' : 'nearest' })
}
