import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { addToCart, removeFromCart, updateCart } from '@shop/contracts/cart/cart'
import { applyPromocode, removeCertificate, removeDeposit, removePromocode } from '@shop/contracts/cart/cart-actions'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { codeOf, ShopperCalls } from '../../backend/shopper-calls.ts'
import type { Config } from '../../platform/config/config.ts'
import { log, reasonOf } from '../../platform/observability/log.ts'
import { ending } from '../../backend/preview.ts'
import { refuse } from '../../requests/refusals.ts'
import { visitOf } from '../../requests/requests.ts'
import { isSameOrigin, wayBack } from '../../requests/guard/same-origin.ts'
import { toggleHeart } from '../plain/wishlist/hearts.ts'
import { noticeCookie, type SaidWell } from '../plain/notice.ts'
import type { ShopVisit } from '../../requests/visit.ts'

/** As cookies may have it. */
const IS_SKU = /^\S{1,64}$/
/** Our forms are small. */
const MAX_BYTES = 16 * 1024

/** Result of a form: cookies and an error code, or what went well. */
interface Outcome {
  setCookies: string[]
  notice?: string
  said?: SaidWell
}

type Action = (form: URLSearchParams, visit: ShopVisit, cookies: string, config: Config) => Promise<Outcome>

/** Changes the bag without scripts, requesting session and token on the server. */
const cartAction =
  (path: string, bodyOf: (form: URLSearchParams) => object, said?: 'added'): Action =>
  async (form, visit, cookies, config) => {
    const calls = new ShopperCalls(config, visit, cookies)
    const { status, answer } = await calls.post(path, bodyOf(form))
    const { setCookies } = calls
    if (status >= 400) return { setCookies, notice: codeOf(answer) }
    // The quantity was reduced, or a code was refused: shows a notice.
    const { error } = (answer ?? {}) as { error?: string | null }
    return error ? { setCookies, notice: error } : { setCookies, ...(said && { said }) }
  }

const lineOf = (form: URLSearchParams) => {
  const quantity = form.get('quantity')
  return { sku_id: form.get('sku_id') ?? '', ...(quantity !== null && { quantity: Number(quantity) }) }
}

/** A piece with several sizes is added by its size: without one the page asks for it. */
const add: Action = async (form, visit, cookies, config) =>
  form.get('sku_id') ? cartAction(addToCart.path, lineOf, 'added')(form, visit, cookies, config) : { setCookies: [], notice: 'EMPTY_SIZE' }

const REMOVALS: Record<string, { path: string }> = { promocode: removePromocode, certificate: removeCertificate, deposit: removeDeposit }

const removeCode: Action = async (form, visit, cookies, config) => {
  const removal = REMOVALS[form.get('kind') ?? '']
  if (!removal) return { setCookies: [], notice: 'PROMOCODE_REMOVE_ERROR' }
  return cartAction(removal.path, () => ({ code: form.get('code') ?? '' }))(form, visit, cookies, config)
}

const toggleFavorite: Action = async (form, visit, cookies, config) => {
  const id = Number(form.get('item_id') ?? '')
  if (!Number.isSafeInteger(id) || id <= 0) return { setCookies: [], notice: 'NOT_FOUND' }
  const calls = new ShopperCalls(config, visit, cookies)
  const sku = form.get('sku_id')
  const { setCookies, ...outcome } = await toggleHeart(
    calls,
    { id, sku: sku !== null && IS_SKU.test(sku) ? sku : null },
    cookies,
    visit.secure,
  )
  return { setCookies: [...calls.setCookies, ...setCookies], ...outcome }
}

/** Leaves a preview. */
const leavePreview: Action = async (_form, visit) => ({ setCookies: [ending(visit)] })

const ACTIONS: Record<string, Action> = {
  '/do/cart/add': add,
  '/do/cart/update': cartAction(updateCart.path, lineOf),
  '/do/cart/remove': cartAction(removeFromCart.path, lineOf),
  '/do/cart/code': cartAction(applyPromocode.path, (form) => ({ code: form.get('code') ?? '' })),
  '/do/cart/code/remove': removeCode,
  '/do/favorites': toggleFavorite,
  '/do/preview/leave': leavePreview,
}

/** Same-origin forms only. */
export function sameOrigin(request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) {
  if (isSameOrigin(request.headers, visitOf(request).origin)) return next()
  void refuse(request, reply, 403, 'CSRF_EXPIRED')
}

const refusing = (status: number, code: ErrorCode, headers?: Record<string, string>) => ({
  onRequest: (request: FastifyRequest, reply: FastifyReply) => void refuse(request, reply, status, code, headers),
  handler: () => {},
})

/** Native forms before and without hydration: change, then redirect back (303). */
export function serveForms(app: FastifyInstance, config: Config): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  for (const [url, action] of Object.entries(ACTIONS)) {
    app.post(url, { onRequest: sameOrigin }, (request, reply) => answerForm(request, reply, action, config))
    const method = app.supportedMethods.filter((other) => other !== 'POST')
    app.route({ url, method, ...refusing(405, 'BAD_REQUEST', { allow: 'POST' }) })
  }
  app.all('/do/*', refusing(404, 'NOT_FOUND'))
}

async function answerForm(request: FastifyRequest, reply: FastifyReply, action: Action, config: Config): Promise<void> {
  const { headers, body } = request
  // A form without body has no content type, so no parser runs.
  if (!(body instanceof URLSearchParams)) return refuse(request, reply, 415, 'BAD_REQUEST')
  const visit = visitOf(request)
  const outcome = await action(body, visit, headers.cookie ?? '', config).catch((error: unknown): Outcome => {
    log('form', `${visit.pathname}: ${reasonOf(error)}`)
    return { setCookies: [], notice: 'SERVER_BUSY' }
  })
  const back = wayBack(headers.referer, visit.origin, '/cart')
  reply.header('cache-control', 'no-store')
  const notice = outcome.notice ?? outcome.said
  const cookies = [...outcome.setCookies, ...(notice ? [noticeCookie(notice, visit)] : [])]
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  reply.redirect(back, 303)
}
