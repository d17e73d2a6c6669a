import type { Locale } from '@shop/contracts/shop/storefront'

export interface LetterRow {
  name: string
  value: string
  note?: string | undefined
}

export interface LetterParts {
  subject: string
  title: string
  paragraphs: string[]
  /** One large line: a code, a number, a sum. */
  figure?: string | undefined
  rows?: LetterRow[] | undefined
  /** Sums below the rows. */
  totals?: LetterRow[] | undefined
  action?: { label: string; url: string } | undefined
  /** A second link, below the first. */
  more?: { label: string; url: string } | undefined
  footer?: string | undefined
  /** Unsubscribe link; also sent as a header. */
  off?: { label: string; url: string } | undefined
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** Sums do not wrap, addresses do. */
const LONG = 20
const INK = '{{brand-ink}}'
const QUIET = '{{brand-ink-3}}'
const LINE = '{{brand-line}}'
const SERIF = "Georgia, 'Times New Roman', serif"
const SANS = 'Arial, Helvetica, sans-serif'

/** A letter as plain text and as table-based HTML with inline styles, which every mail client renders. */
export function letterOf(locale: Locale, parts: LetterParts): WrittenLetter {
  return { subject: parts.subject, text: textOf(parts), html: htmlOf(locale, parts), ...(parts.off && { unsubscribe: parts.off.url }) }
}

export interface WrittenLetter {
  subject: string
  text: string
  html: string
  /** RFC 8058: one-click unsubscribe. */
  unsubscribe?: string
}

function textOf({ title, paragraphs, figure, rows = [], totals = [], action, more, footer, off }: LetterParts): string {
  const lines = (list: LetterRow[]) => list.map(({ name, value, note }) => `${name}: ${value}${note ? ` (${note})` : ''}`).join('\n')
  const links = [action, more].map((one) => one && `${one.label}: ${one.url}`)
  const end = off && `${off.label}: ${off.url}`
  return `${[title, figure, ...paragraphs, lines(rows), lines(totals), ...links, footer, end].filter(Boolean).join('\n\n')}\n\n{{brand}}\n`
}

/** An order number stays on one line. */
const unbroken = (html: string) => html.replace(/\d{3}-\d{4}(?:-[rx]\d+)?/g, '<span style="white-space:nowrap">$&</span>')

const cell = (content: string, style: string) => `<td style="padding:10px 0;border-top:1px solid ${LINE};${style}">${content}</td>`

const table = (rows: LetterRow[]) =>
  rows.length === 0
    ? ''
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font:15px/1.45 ${SANS};color:${INK}">${rows
        .map(({ name, value, note }) => {
          const about = escape(name) + (note ? `<br><span style="color:${QUIET};font-size:13px">${escape(note)}</span>` : '')
          return `<tr>${cell(about, 'padding-right:16px')}${cell(escape(value), `text-align:right;vertical-align:top${value.length > LONG ? '' : ';white-space:nowrap'}`)}</tr>`
        })
        .join('')}</table>`

function htmlOf(
  locale: Locale,
  { subject, title, paragraphs, figure, rows = [], totals = [], action, more, footer, off }: LetterParts,
): string {
  const text = paragraphs.map((one) => `<p style="margin:0 0 16px">${escape(one).replaceAll('\n', '<br>')}</p>`).join('')
  const large = figure && `<p style="margin:0 0 24px;font:400 34px/1.2 ${SANS};letter-spacing:0.12em">${escape(figure)}</p>`
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escape(action.url)}" style="display:inline-block;padding:15px 28px;background:{{brand-action}};color:{{brand-on-action}};text-decoration:none;border-radius:{{brand-radius}}">${escape(action.label)}</a></p>`
  const second =
    more && `<p style="margin:0 0 16px"><a href="${escape(more.url)}" style="color:{{brand-accent}}">${escape(more.label)}</a></p>`
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(subject)}</title></head>
<body style="margin:0;background:{{brand-ivory}}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff"><tr><td style="padding:40px 32px;font:16px/1.55 ${SANS};color:${INK}">
<p style="margin:0 0 32px;font:400 20px/1 ${SERIF};letter-spacing:0.24em">{{brand}}</p>
<h1 style="margin:0 0 16px;font:400 28px/1.2 ${SERIF}">${unbroken(escape(title))}</h1>
${large ?? ''}${text}${table(rows)}${table(totals)}${button ?? ''}${second ?? ''}
${footer ? `<p style="margin:32px 0 0;color:${QUIET};font-size:13px">${escape(footer)}</p>` : ''}
${off ? `<p style="margin:16px 0 0;font-size:13px"><a href="${escape(off.url)}" style="color:${QUIET}">${escape(off.label)}</a></p>` : ''}
</td></tr></table>
<p style="margin:16px 0 0;font:13px/1.5 ${SANS};color:${QUIET}">{{brand}} · <a href="mailto:{{brandEmail}}" style="color:${QUIET}">{{brandEmail}}</a></p>
</td></tr></table>
</body></html>
`
}
