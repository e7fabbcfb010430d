/** @jsxImportSource react */
import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailWords, Words } from '../src/words'
import { mailColors as colors } from './mailColors'

const SANS = 'Arial,Helvetica,sans-serif'
const SERIF = "Georgia,'Times New Roman',serif"

/**
 * The mail that a practice pastes into EmailJS, in the words of its language. It has no link that starts a mail: an
 * address such as jane%40client.org?bcc=somebody@else.example would add a hidden recipient. Reply-To is enough.
 * Styles stand at each element and layout is by tables, because mail programs know little else.
 */
export function mailTemplate({ mail, language }: Pick<Words, 'mail' | 'language'>) {
  const html = renderToStaticMarkup(
    <html lang={language.code} dir={language.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, background: colors.light.paper }}>
        <Table className="paper" style={{ background: colors.light.paper }}>
          <td align="center" style={{ padding: '24px 12px' }}>
            <Card words={mail} />
            <p className="soft" style={{ ...text(13, colors.light.soft), margin: '16px 0 0' }}>
              {mail.closing}
            </p>
          </td>
        </Table>
      </body>
    </html>,
  )
  return `<!-- Subject: ${subjectOf(mail)} -->\n<!doctype html>\n${html}\n`
}

/** Starts with the site's own words: what a stranger sends as a service cannot pose as a subject. */
export function subjectOf(mail: MailWords) {
  return `${mail.subject}: {{service}}`
}

function Card({ words }: { words: MailWords }) {
  const { light } = colors
  const box: CSSProperties = {
    maxWidth: 600,
    background: light.card,
    border: `1px solid ${light.line}`,
    borderRadius: 16,
  }
  return (
    <Table className="card" style={box}>
      <td style={{ padding: 28 }}>
        <p className="soft" style={{ ...text(14, light.soft), margin: '0 0 6px' }}>
          {words.opening}
        </p>
        <h1
          className="ink"
          style={{ margin: '0 0 16px', font: `normal 26px/1.25 ${SERIF}`, color: light.ink }}
        >
          {'{{service}}'}
        </h1>
        <Row label={words.from}>{'{{from_name}}'}</Row>
        <Row label={words.email}>{'{{from_email}}'}</Row>
        {/* classic Outlook ignores white-space, but keeps the line ends of a <pre> */}
        <pre
          className="ink line"
          style={{
            ...text(17, light.ink),
            margin: 0,
            padding: '18px 0 0',
            borderTop: `1px solid ${light.line}`,
            whiteSpace: 'pre-wrap',
            wordBreak: 'break-word',
          }}
        >
          {'{{message}}'}
        </pre>
      </td>
    </Table>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  const edge = { borderTop: `1px solid ${colors.light.line}` }
  return (
    <Table className="line" style={edge}>
      <td
        className="soft"
        width="90"
        valign="top"
        style={{ ...text(14, colors.light.soft), padding: '10px 12px 10px 0' }}
      >
        {label}
      </td>
      <td
        className="ink"
        valign="top"
        style={{ ...text(16, colors.light.ink), padding: '10px 0', wordBreak: 'break-word' }}
      >
        {children}
      </td>
    </Table>
  )
}

function Table({
  className,
  style,
  children,
}: {
  className: string
  style: CSSProperties
  children: ReactNode
}) {
  return (
    <table
      className={className}
      role="presentation"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      style={style}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

function text(size: number, color: string): CSSProperties {
  return { font: `${size}px/1.55 ${SANS}`, color }
}

const { dark } = colors
const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important }
  .card { background: ${dark.card} !important; border-color: ${dark.line} !important }
  .ink { color: ${dark.ink} !important }
  .soft { color: ${dark.soft} !important }
  .line { border-color: ${dark.line} !important }
}`
