import { timingSafeEqual } from 'node:crypto'
import { shopContext, type ShopContext } from '@shop/contracts/shop/storefront'
import type { FastifyRequest } from 'fastify'
import { sessionCookie, sessionHashOf } from './cookie.ts'

export interface ShopVisitor {
  shop: ShopContext
  /** Host as the shopper's browser sends it, with the port. */
  host: string
  /** Network address of the shopper, not of the front door. */
  address: string
  /** True for HTTPS. */
  secure: boolean
  /** The response goes into a shared cached document, so it must contain nothing personal. */
  isForEverybody: boolean
  /** The User-Agent header. */
  userAgent: string | undefined
}

/** The request's visitor. Forwarded headers count only with the front door's key: anybody can send them. */
export function visitorOf(request: FastifyRequest, frontDoorKey: string | undefined): ShopVisitor {
  const forwarded = isFrontDoor(request.headers['x-front-door'], frontDoorKey)
  const header = (name: string) => (forwarded ? first(request.headers[name]) : undefined)
  const host = header('x-forwarded-host') ?? request.headers.host ?? ''
  return {
    host,
    shop: shopContext({ host, cookies: request.cookies ?? {}, acceptLanguage: first(request.headers['accept-language']) }),
    address: header('x-forwarded-for')?.split(',')[0]?.trim() || request.socket.remoteAddress || '',
    secure: isSecure(request, frontDoorKey),
    isForEverybody: header('x-for-everybody') === '1',
    userAgent: request.headers['user-agent'],
  }
}

const isSecure = ({ headers }: FastifyRequest, frontDoorKey: string | undefined) =>
  isFrontDoor(headers['x-front-door'], frontDoorKey) && first(headers['x-forwarded-proto']) === 'https'

/** Hash of the request's session cookie; null without one. */
export const sessionHashIn = (request: FastifyRequest, frontDoorKey: string | undefined) =>
  sessionHashOf(request.cookies[sessionCookie(isSecure(request, frontDoorKey))])

export function isFrontDoor(given: string | string[] | undefined, key: string | undefined): boolean {
  if (!key || typeof given !== 'string') return false
  const [one, other] = [Buffer.from(given), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
