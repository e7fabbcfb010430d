import { asText, type Params } from './answer'

/** EmailJS's rules: {{x}} is escaped, {{{x}}} is not, and what is not there is nothing. */
export function renderMail(template: string, params: Params) {
  return template.replace(
    /\{\{\{\s*(\w+)\s*\}\}\}|\{\{\s*(\w+)\s*\}\}/g,
    (_, raw?: string, escaped?: string) =>
      raw ? asText(params[raw]) : escapeHtml(asText(params[escaped ?? ''])),
  )
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"'`=]/g, (character) => `&#${character.charCodeAt(0)};`)
}
