import type { Locale } from '@shop/contracts/shop/storefront'
import { Bounded } from '../frame/bounded.ts'
import { json } from '../frame/answers.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'
import type { Answer, Ask, Service } from '../frame/service.ts'
import { isSignedNow } from '../frame/signature.ts'
import { timeOf } from '../frame/time.ts'
import { texts } from '../texts.ts'

/** Sent messages, readable at GET /messages. */
export interface Sent {
  id: string
  at: string
  kind: 'sms' | 'flashcall' | 'mail'
  to: string
  text: string
  /** Contained code, if any. */
  code: string | null
  /** Of a mail that can be ended by one click. */
  unsubscribe?: string
}

interface Order {
  id: string
  to: string
  text?: string
  /** Calls: last digits of the caller's number. */
  code?: string
}

const CALLER = '+7495120'

/** Provider of text messages and flash calls: signed JSON, idempotent by id. */
export function messageService(key: string, mailsTo: (address: string) => Sent[]): Service {
  const messages = new Bounded<Sent>()

  const take = (ask: Ask): Answer => {
    const { url, body } = ask
    if (!isSignedNow(ask, key)) return json({ error: 'wrong signature' }, 401)
    const order = orderOf(body)
    if (!order) return json({ error: 'id and to are needed' }, 400)
    if (!messages.all.some(({ id }) => id === order.id)) messages.add(url.pathname === '/calls' ? callOf(order) : smsOf(order))
    return json({ id: order.id, status: 'accepted' }, 202)
  }

  const list = ({ url }: Ask): Answer => {
    const [phone, email] = [url.searchParams.get('phone'), url.searchParams.get('email')]
    const ofPhone = email === null ? messages.all.filter(({ to }) => phone === null || to === phone) : []
    return json({ messages: [...ofPhone, ...(email === null ? [] : mailsTo(email))] })
  }

  return {
    handle: (ask) => {
      const { pathname } = ask.url
      if (ask.method === 'POST' && (pathname === '/sms' || pathname === '/calls')) return take(ask)
      return ask.method === 'GET' && pathname === '/messages' ? list(ask) : null
    },
    section: (locale) => {
      const { messages: words } = texts[locale]
      const rows = messages.all.map((message) => rowOf(message, locale))
      return {
        id: 'messages',
        title: words.title,
        count: rows.length,
        content: (rows.length ? html`<ol class="rows">${rows}</ol>` : html`<p class="empty">${words.empty}</p>`).safe,
      }
    },
  }
}

function orderOf(body: string): Order | null {
  try {
    const order = JSON.parse(body) as Partial<Order> | null
    return typeof order?.id === 'string' && typeof order.to === 'string' ? (order as Order) : null
  } catch {
    return null
  }
}

const smsOf = ({ id, to, text = '' }: Order): Sent => ({
  id,
  at: new Date().toISOString(),
  kind: 'sms',
  to,
  text,
  code: /(?<![\d-])\d{4}(?![\d-])/.exec(text)?.[0] ?? null,
})

const callOf = ({ id, to, code = '' }: Order): Sent => ({
  id,
  at: new Date().toISOString(),
  kind: 'flashcall',
  to,
  text: CALLER + code,
  code,
})

function rowOf({ at, kind, to, text, code }: Sent, locale: Locale): Safe {
  const { messages: words } = texts[locale]
  return html`<li>
    <p class="meta"><time datetime="${at}">${timeOf(at, locale)}</time> <strong>${to}</strong> <span class="kind">${words.kinds[kind]}</span></p>
    ${code ? html`<p class="code" aria-label="${words.code}">${code}</p>` : ''}
    <p class="text">${kind === 'flashcall' ? `${words.callFrom} ${text}` : text}</p>
  </li>`
}
