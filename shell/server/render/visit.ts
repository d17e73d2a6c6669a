import type { IncomingMessage } from 'node:http'
import { shopContext, type ShopContext } from '@shop/contracts/shop/storefront'
import type { Cookies } from '../http/cookies.ts'

export type Theme = 'light' | 'dark' | 'auto'

/** One request, as everything behind the front door sees it. Nothing in here is the visitor's own word unchecked. */
export interface Visit {
  /** As asked for, escapes and all; starts with a slash. */
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** Lower-cased, with the port; `localhost` when the request names no possible host. */
  host: string
  /** Without a slash at the end. */
  origin: string
  secure: boolean
  /** Network address of the shopper. */
  address: string
  cookies: Cookies
  context: ShopContext
  theme: Theme
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/

const first = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)
const last = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(',') : header)?.split(',').at(-1)?.trim()

/** Proxies stand on the same machine: from anywhere else these headers are a visitor's invention. */
export const isLoopback = (address: string | undefined) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address ?? '')

/** `../..` however it is written: browsers resolve it before they ask. */
const DOTS = /(^|\/)(\.|%2e){1,2}(\/|$)/i

/** HTTP knows one Host a request; a proxy and we could each believe another of two. */
const namesTwoHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length > 1

/** Null for a request target that is no address in this shop, and for two hosts. */
export function readVisit(request: IncomingMessage, cookies: Cookies): Visit | null {
  if (namesTwoHosts(request.rawHeaders)) return null
  const target = request.url ?? ''
  if (DOTS.test(target.split('?')[0] ?? '')) return null
  // Joined as text: a target of two slashes would otherwise name a host.
  const address = target.startsWith('/') ? URL.parse(`http://shop${target}`) : null
  if (!address) return null
  const { pathname, search } = address
  const { headers, socket } = request
  const asked = (headers.host ?? '').toLowerCase()
  const host = HOST.test(asked) && URL.canParse(`http://${asked}`) ? asked : 'localhost'
  const isProxied = isLoopback(socket.remoteAddress)
  const secure = isProxied && first(headers['x-forwarded-proto']) === 'https'
  const theme = cookies['theme']
  return {
    pathname,
    search,
    host,
    origin: `${secure ? 'https' : 'http'}://${host}`,
    secure,
    // The last one is what the proxy itself saw; those before it came with the request.
    address: (isProxied && last(headers['x-forwarded-for'])) || socket.remoteAddress || '',
    cookies,
    context: shopContext({ host, cookies, acceptLanguage: first(headers['accept-language']) }),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
  }
}
