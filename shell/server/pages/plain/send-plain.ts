import type { Locale } from '@shop/contracts/shop/storefront'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { visitOf } from '../../requests/requests.ts'
import type { PlainDocuments, PlainPage } from './plain-html.ts'
import { PLAIN_TEXTS } from './texts.ts'

interface Sent {
  page: PlainPage
  status: number
  setCookies: string[]
}

/** A personal page: never cached, out of search engines. */
export function sendPlain(request: FastifyRequest, reply: FastifyReply, documents: PlainDocuments, { page, status, setCookies }: Sent) {
  const visit = visitOf(request)
  const { text, policy } = documents.plain(visit, page)
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'private, no-store',
    'content-language': visit.context.locale,
    'x-robots-tag': 'noindex',
    ...(setCookies.length > 0 && { 'set-cookie': setCookies }),
  })
  return reply.send(text)
}

/** The API does not answer. */
export const busyHtml = (locale: Locale, address: string): PlainPage => {
  const { title, failed, again } = PLAIN_TEXTS[locale]
  return { title, body: `<p role="alert">${failed}</p><p><a class="main" href="${address}">${again}</a></p>` }
}
