import type { IncomingMessage, ServerResponse } from 'node:http'
import { addToCart, removeFromCart, updateCart } from '@shop/contracts/cart'
import { token } from '@shop/contracts/common-data'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { favoritesCookie, parseFavorites } from '@shop/contracts/favorites-cookie'
import { YEAR_SECONDS } from '@shop/contracts/limits'
import { callApi } from './api-call.ts'
import type { Config } from './config.ts'
import { withSetCookies } from './cookies.ts'
import { drain } from './drain.ts'
import { readForm } from './form-body.ts'
import { forwardedHeaders } from './forwarded.ts'
import { log, reasonOf } from './log.ts'
import { refuseText } from './refusals.ts'
import { isSameOrigin, wayBack, withNotice } from './same-origin.ts'
import { sendRedirect } from './send.ts'
import type { Visit } from './visit.ts'

/** What a form did: cookies to set, and the code of what went wrong, if something did. */
interface Outcome {
  setCookies: string[]
  notice?: string
}

type Action = (form: URLSearchParams, visit: Visit, cookies: string, config: Config) => Promise<Outcome>

/** A change of the bag as a shopper without scripts makes it: with a session and a token that we ask for ourselves. */
const cartAction =
  (path: string): Action =>
  async (form, visit, cookies, { apiUrl, frontDoorKey }) => {
    const forwarded = forwardedHeaders(frontDoorKey, visit)
    const begun = await callApi(apiUrl, { method: 'GET', path: token.path, headers: { ...forwarded, cookie: cookies } })
    const { csrfToken } = (begun.answer ?? {}) as { csrfToken?: string }
    if (!csrfToken) return { setCookies: begun.setCookies, notice: codeOf(begun.answer) }
    const quantity = form.get('quantity')
    const changed = await callApi(apiUrl, {
      method: 'POST',
      path,
      headers: { ...forwarded, cookie: withSetCookies(cookies, begun.setCookies), 'x-csrf-token': csrfToken },
      body: { sku_id: form.get('sku_id') ?? '', ...(quantity !== null && { quantity: Number(quantity) }) },
    })
    const setCookies = [...begun.setCookies, ...changed.setCookies]
    if (changed.status >= 400) return { setCookies, notice: codeOf(changed.answer) }
    // The shopper got less than asked for, and must be told.
    const { error } = (changed.answer ?? {}) as { error?: string | null }
    return error ? { setCookies, notice: error } : { setCookies }
  }

const codeOf = (answer: unknown) => (answer as { code?: string } | null)?.code ?? 'SERVER_BUSY'

const toggleFavorite: Action = async (form, { secure }, cookies) => {
  const id = Number(form.get('item_id') ?? '')
  if (!Number.isSafeInteger(id) || id <= 0) return { setCookies: [], notice: 'NOT_FOUND' }
  const ids = parseFavorites(cookies)
  const next = ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]
  return { setCookies: [favoritesCookie(next, YEAR_SECONDS) + (secure ? '; Secure' : '')] }
}

const ACTIONS: Record<string, Action> = {
  '/do/cart/add': cartAction(addToCart.path),
  '/do/cart/update': cartAction(updateCart.path),
  '/do/cart/remove': cartAction(removeFromCart.path),
  '/do/favorites': toggleFavorite,
}

/** Forms work before the scripts are there, and without them: changed, then back to the page by 303. */
export async function answerForm(request: IncomingMessage, response: ServerResponse, visit: Visit, config: Config): Promise<void> {
  const { headers } = request
  const { locale } = visit.context
  const action = Object.hasOwn(ACTIONS, visit.pathname) ? ACTIONS[visit.pathname] : undefined
  const refuse = async (status: number, code: ErrorCode, more: Record<string, string> = {}) => {
    await drain(request)
    refuseText(response, status, code, locale, more)
  }
  if (!action) return refuse(404, 'NOT_FOUND')
  if (request.method !== 'POST') return refuse(405, 'BAD_REQUEST', { allow: 'POST' })
  if (!isSameOrigin(headers, visit.origin)) return refuse(403, 'CSRF_EXPIRED')
  if (!/^application\/x-www-form-urlencoded(;|$)/i.test(headers['content-type'] ?? '')) return refuse(415, 'BAD_REQUEST')
  const form = await readForm(request)
  if (!form) return refuse(413, 'BODY_TOO_LARGE')

  const outcome = await action(form, visit, headers.cookie ?? '', config).catch((error: unknown): Outcome => {
    log('form', `${visit.pathname}: ${reasonOf(error)}`)
    return { setCookies: [], notice: 'SERVER_BUSY' }
  })
  const back = wayBack(headers.referer, visit.origin, '/cart')
  const answer: Record<string, string | string[]> = { 'cache-control': 'no-store' }
  if (outcome.setCookies.length > 0) answer['set-cookie'] = outcome.setCookies
  sendRedirect(response, 303, outcome.notice ? withNotice(back, outcome.notice) : back, answer)
}
