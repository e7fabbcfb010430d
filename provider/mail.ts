import { readFileSync } from 'node:fs'
import { escapeHtml } from '../build/escapeHtml'
import { asText, type Params } from './answer'

const TEMPLATE = new URL('../docs/emailjs-template.html', import.meta.url)

/** The mail that the practice would get: its subject, and the template as EmailJS renders it. */
export function mailFor(params: Params) {
  const template = readFileSync(TEMPLATE, 'utf8')
  const subject = /Subject: (.+?) -->/.exec(template)?.[1] ?? ''
  return { subject: renderTemplate(subject, params), html: renderTemplate(template, params) }
}

/** EmailJS's rules: {{x}} is escaped, {{{x}}} is not, and what is not there is nothing. */
export function renderTemplate(template: string, params: Params) {
  return template.replace(
    /\{\{\{\s*(\w+)\s*\}\}\}|\{\{\s*(\w+)\s*\}\}/g,
    (_, raw?: string, escaped?: string) =>
      raw ? asText(params[raw]) : escapeHtml(asText(params[escaped ?? ''])),
  )
}
