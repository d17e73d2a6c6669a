import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { ANSWERS, deleteIfEnded, deletePersonalData, sessionNumber } from './caches.ts'
import { servedFromCache } from './status.ts'

const MAX_ANSWERS = 200
const READ_BY_POST = /^\/backend\/(pd\/frontend\/common_data|cart\/calculate|favorites\/items|[\w-]+\/show)$/
/** Never cached: short-lived data, and secret links. */
const OF_THE_MOMENT =
  /^\/backend\/(auth|back-office|booking|captcha|deposit|health|location|logout|oauth|order|passport|pay-link|payment|profile\/(export|passkeys|security)|refund|shared-bag|verification)/
const CART = '/backend/cart/calculate'
/** Calls that return the whole bag. */
const CART_CHANGE = /^\/backend\/cart\/(?!calculate$)[\w/-]+$/
const SESSION_END = /^\/backend\/(logout|account\/delete)$/

export const isRead = ({ method }: Request, { pathname }: URL) =>
  method === 'POST' ? READ_BY_POST.test(pathname) : method === 'GET' && pathname.startsWith('/backend/') && !OF_THE_MOMENT.test(pathname)
export const changesCart = ({ pathname }: URL) => CART_CHANGE.test(pathname)
export const endsSession = ({ pathname }: URL) => SESSION_END.test(pathname)

/** Caches POST reads by body. Bag and menu reads are shared by all pages. */
async function keyOf(request: Request): Promise<string> {
  const url = new URL(request.url)
  if (request.method === 'GET' || url.pathname === CART || url.pathname.endsWith('/common_data')) return url.href
  return `${url.href}?${encodeURIComponent(await request.clone().text())}`
}

/** Called per read; discards responses of ended sessions. */
export async function answerRead(event: FetchEvent): Promise<Response> {
  const session = sessionNumber()
  const key = await keyOf(event.request)
  const strategy = new NetworkFirst({
    cacheName: ANSWERS,
    plugins: [
      {
        cacheKeyWillBeUsed: async () => key,
        cacheWillUpdate: async ({ response }) => (response.status === 200 && session === sessionNumber() ? response : null),
        cacheDidUpdate: () => deleteIfEnded(session),
        cachedResponseWillBeUsed: async ({ cachedResponse }) => {
          if (!cachedResponse) return cachedResponse
          servedFromCache(event)
          return withoutTime(cachedResponse)
        },
      },
      new ExpirationPlugin({ maxEntries: MAX_ANSWERS, purgeOnQuotaError: true }),
    ],
    matchOptions: { ignoreVary: true },
  })
  return strategy.handle({ event, request: event.request })
}

/** Pages set their clock by `Date`, which is that of long ago here. */
function withoutTime(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('date')
  return new Response(response.body, { status: response.status, headers })
}

/** The cached bag after the latest change. */
export async function answerCartChange({ request }: FetchEvent): Promise<Response> {
  const session = sessionNumber()
  const response = await fetch(request)
  if (response.ok && session === sessionNumber()) {
    await storeCart(new URL(CART, request.url).href, response.clone())
    await deleteIfEnded(session)
  }
  return response
}

/** A full device keeps no copy: the change itself was made. */
async function storeCart(key: string, response: Response): Promise<void> {
  try {
    await (await caches.open(ANSWERS)).put(key, response)
  } catch {
    await caches.delete(ANSWERS)
  }
}

export async function answerSessionEnd({ request }: FetchEvent): Promise<Response> {
  const response = await fetch(request)
  if (response.ok) await deletePersonalData()
  return response
}
