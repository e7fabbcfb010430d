/** Copies a text. Where that isn't allowed, shows it after the button, selected, and returns false. */
export async function copyText(text: string, button: HTMLElement) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const shown = button.parentElement?.querySelector('textarea') ?? document.createElement('textarea')
    Object.assign(shown, { readOnly: true, rows: 4, value: text, ariaLabel: button.textContent })
    button.after(shown)
    shown.focus()
    shown.select()
    return false
  }
}
