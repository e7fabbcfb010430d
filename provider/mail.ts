import { existsSync, readFileSync } from 'node:fs'
import { type Params, stringOf } from './emailjsAnswer'

/** The template that the practice pastes into EmailJS, in the practice's own language if available. */
export function mailTemplate(languageCode: string) {
  const own = `docs/emailjs-template.${new Intl.Locale(languageCode).language}.html`
  const html = readFileSync(existsSync(own) ? own : 'docs/emailjs-template.html', 'utf8')
  return { subject: /<!-- Subject: (.*?) -->/.exec(html)?.[1] ?? '', html }
}

/** Follows EmailJS's rules: {{x}} is escaped, {{{x}}} isn't, and a missing value becomes an empty string. */
export function renderTemplate(template: string, params: Params) {
  return template.replace(/\{\{\{\s*(\w+)\s*\}\}\}|\{\{\s*(\w+)\s*\}\}/g, (_, raw?: string, escaped?: string) =>
    raw ? stringOf(params[raw]) : escapeHtml(stringOf(params[escaped ?? ''])),
  )
}

export function escapeHtml(text: string) {
  return text.replace(/[&<>"'`=]/g, (character) => `&#${character.charCodeAt(0)};`)
}
