import { contentPreview, PREVIEW_COOKIE } from '@shop/contracts/content/content-publishing'
import { pathOf } from '@shop/contracts/core/endpoint'
import { callApi } from './api-call.ts'
import type { Config } from '../platform/config/config.ts'
import { forwardedHeaders } from './forwarded.ts'
import type { ShopVisit } from '../requests/visit.ts'

/** A previewed draft; the API has verified its link. */
export interface Preview {
  token: string
  /** ISO 8601. */
  until: string
}

const TOKEN = /^[\w.-]{10,100}$/

export const previewCookie = (token: string) => `${PREVIEW_COOKIE}=${token}`

const attributes = ({ secure }: Pick<ShopVisit, 'secure'>) => `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
/** A session cookie; the API checks the expiry. */
export const beginning = (token: string, visit: Pick<ShopVisit, 'secure'>) => previewCookie(token) + attributes(visit)
export const ending = (visit: Pick<ShopVisit, 'secure'>) => `${PREVIEW_COOKIE}=; Max-Age=0${attributes(visit)}`

/** Null for an invalid or expired token. Rejects when the API is unreachable. */
export async function readPreview(token: string, visit: ShopVisit, { apiUrl, frontDoorKey }: Config): Promise<Preview | null> {
  if (!TOKEN.test(token)) return null
  const { status, answer } = await callApi(apiUrl, {
    method: 'GET',
    path: pathOf(contentPreview, { token }),
    headers: forwardedHeaders(frontDoorKey, visit),
  })
  const { until } = (answer ?? {}) as { until?: unknown }
  if (status === 200 && typeof until === 'string') return { token, until }
  if (status >= 500) throw new Error(`the API answered ${status}`)
  return null
}

export type Arrival = { token: string; location: string }

/** URL with `?preview=…`: the token, and the URL without it. */
export function previewArrival({ pathname, search }: Pick<ShopVisit, 'pathname' | 'search'>): Arrival | null {
  const query = new URLSearchParams(search)
  const token = query.get(PREVIEW_COOKIE)
  if (token === null) return null
  query.delete(PREVIEW_COOKIE)
  const clean = query.toString()
  // A leading double slash would be another host.
  return { token, location: pathname.replace(/^[/\\]+/, '/') + (clean && `?${clean}`) }
}
