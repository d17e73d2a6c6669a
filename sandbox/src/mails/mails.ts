import { randomUUID } from 'node:crypto'
import type { Locale } from '@shop/contracts/shop/storefront'
import { page, text as textAnswer } from '../frame/answers.ts'
import { Bounded } from '../frame/bounded.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'
import type { Service } from '../frame/service.ts'
import { timeOf } from '../frame/time.ts'
import type { Sent } from '../messages/messages.ts'
import { texts } from '../texts.ts'

export interface Mail {
  id: string
  at: string
  to: string[]
  from: string
  subject: string
  text: string
  html: string
  /** One-click unsubscribe URL (RFC 8058); null without both headers. */
  unsubscribe: string | null
  attachments: { name: string; bytes: number; type: string }[]
}

interface MailService extends Service {
  take: (mail: Omit<Mail, 'id' | 'at'>) => void
  to: (address: string) => Sent[]
}

/** Mails are rendered sandboxed: no scripts, forms or network, opaque origin. */
const PREVIEW_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups; frame-ancestors 'self'"

/** Received mails with previews. */
export function mailService(): MailService {
  const mails = new Bounded<Mail>()
  return {
    take: (mail) => mails.add({ id: randomUUID(), at: new Date().toISOString(), ...mail }),
    to: (address) =>
      mails.all.filter(({ to }) => to.some((one) => one.toLowerCase() === address.toLowerCase())).map((mail) => sentOf(mail, address)),
    handle: ({ method, url }) => {
      const id = /^\/mails\/([\w-]+)$/.exec(url.pathname)?.[1]
      if (method !== 'GET' || !id) return null
      const mail = mails.all.find((one) => one.id === id)
      return mail ? page(mail.html, { 'content-security-policy': PREVIEW_POLICY }) : textAnswer(404, 'Not found')
    },
    section: (locale) => {
      const { mails: words } = texts[locale]
      const rows = mails.all.map((mail) => rowOf(mail, locale))
      return {
        id: 'mails',
        title: words.title,
        count: rows.length,
        content: (rows.length ? html`<ol class="rows">${rows}</ol>` : html`<p class="empty">${words.empty}</p>`).safe,
      }
    },
  }
}

const filesIn = ({ attachments }: Mail) => attachments.map(({ name, bytes, type }) => `${name} (${bytes}) ${type}`)

const sentOf = (mail: Mail, to: string): Sent => sentAs(mail, [mail.subject, mail.text, ...filesIn(mail)].join('\n\n'), to)

const sentAs = ({ id, at, subject, text, unsubscribe }: Mail, whole: string, to: string): Sent => ({
  ...(unsubscribe !== null && { unsubscribe }),
  id,
  at,
  kind: 'mail',
  to,
  text: whole,
  code: /(?<![\d-])\d{4}(?![\d-])/.exec(`${subject}\n${text}`)?.[0] ?? null,
})

function rowOf(mail: Mail, locale: Locale): Safe {
  const { id, at, to, subject, text, html: content } = mail
  const { mails: words } = texts[locale]
  const preview =
    content &&
    html`<details data-keep="${id}"><summary>${words.show}</summary>
      <iframe src="/mails/${id}" title="${subject}" sandbox="" loading="lazy"></iframe></details>`
  return html`<li>
    <p class="meta"><time datetime="${at}">${timeOf(at, locale)}</time> <strong>${to.join(', ')}</strong></p>
    <h3>${subject}</h3>
    ${filesIn(mail).map((file) => html`<p class="meta">${file}</p>`)}
    ${preview || ''}
    <details data-keep="${id}-text"><summary>${words.asText}</summary><pre>${text}</pre></details>
  </li>`
}
