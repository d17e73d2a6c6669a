import type { IncomingMessage } from 'node:http'
import { shopContext, type ShopContext } from '@shop/contracts/shop/storefront'
import type { Cookies } from '../platform/http/cookies.ts'
import type { Sender } from '../platform/config/trusted-proxies.ts'

export type Theme = 'light' | 'dark' | 'auto'

/** A validated request. */
export interface ShopVisit {
  /** Raw path; starts with a slash. */
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** Lower case, with port; `localhost` for an invalid host. */
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

/** This machine itself. */
export const isLoopback = (address: string | undefined) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address ?? '')

/** Browsers resolve `..` in every spelling before sending. */
const DOTS = /(^|\/)(\.|%2e){1,2}(\/|$)/i

/** HTTP allows one Host; with two, a proxy might use another than we do. */
const namesTwoHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length > 1

/** Null for an invalid request target, and for two Host headers. */
export function readVisit(request: IncomingMessage, cookies: Cookies, sender: Sender): ShopVisit | null {
  if (namesTwoHosts(request.rawHeaders)) return null
  const target = request.url ?? ''
  if (DOTS.test(target.split('?')[0] ?? '')) return null
  // Concatenated as text: `//` would otherwise be another host.
  const address = target.startsWith('/') ? URL.parse(`http://shop${target}`) : null
  if (!address) return null
  const { pathname, search } = address
  const { headers } = request
  const { secure } = sender
  const asked = (headers.host ?? '').toLowerCase()
  const host = HOST.test(asked) && URL.canParse(`http://${asked}`) ? asked : 'localhost'
  const theme = cookies['theme']
  return {
    pathname,
    search,
    host,
    origin: `${secure ? 'https' : 'http'}://${host}`,
    secure,
    address: sender.address,
    cookies,
    context: shopContext({ host, cookies, acceptLanguage: first(headers['accept-language']) }),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
  }
}
