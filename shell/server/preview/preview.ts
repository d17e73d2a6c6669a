import { contentPreview, PREVIEW_COOKIE } from '@shop/contracts/content/content-publishing'
import { pathOf } from '@shop/contracts/core/endpoint'
import { callApi } from '../backend/api-call.ts'
import type { Config } from '../config.ts'
import { forwardedHeaders } from '../backend/forwarded.ts'
import type { Visit } from '../render/visit.ts'

/** A draft that this browser looks at: the API has said that its link is good. */
export interface Preview {
  token: string
  /** ISO 8601. */
  until: string
}

const TOKEN = /^[\w.-]{10,100}$/

export const previewCookie = (token: string) => `${PREVIEW_COOKIE}=${token}`

const attributes = ({ secure }: Pick<Visit, 'secure'>) => `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
/** Until the browser is closed; the API itself knows when the link is over. */
export const beginning = (token: string, visit: Pick<Visit, 'secure'>) => previewCookie(token) + attributes(visit)
export const ending = (visit: Pick<Visit, 'secure'>) => `${PREVIEW_COOKIE}=; Max-Age=0${attributes(visit)}`

/** Null for a token that the API has not signed, or that is over. Rejects when the API cannot be asked. */
export async function readPreview(token: string, visit: Visit, { apiUrl, frontDoorKey }: Config): Promise<Preview | null> {
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

/** An address with `?preview=…`: the token, and the address without it, which is what others see in the bar. */
export function previewArrival({ pathname, search }: Pick<Visit, 'pathname' | 'search'>): Arrival | null {
  const query = new URLSearchParams(search)
  const token = query.get(PREVIEW_COOKIE)
  if (token === null) return null
  query.delete(PREVIEW_COOKIE)
  const clean = query.toString()
  // Two slashes would name a host.
  return { token, location: pathname.replace(/^[/\\]+/, '/') + (clean && `?${clean}`) }
}
