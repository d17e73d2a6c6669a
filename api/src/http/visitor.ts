import { timingSafeEqual } from 'node:crypto'
import { shopContext, type ShopContext } from '@shop/contracts/shop/storefront'
import type { FastifyRequest } from 'fastify'

export interface ShopVisitor {
  shop: ShopContext
  /** As the shopper's browser names it, with the port. */
  host: string
  /** Network address of the shopper, not of the front door. */
  address: string
  /** True when the shopper's connection is encrypted. */
  secure: boolean
  /** The answer goes into a document that everybody gets: nothing of this shopper may be in it. */
  isForEverybody: boolean
  /** As the browser calls itself. */
  userAgent: string | undefined
}

/** Who asks: forwarded headers count only with the front door's key, anybody could write them otherwise. */
export function visitorOf(request: FastifyRequest, frontDoorKey: string | undefined): ShopVisitor {
  const forwarded = isFrontDoor(request.headers['x-front-door'], frontDoorKey)
  const header = (name: string) => (forwarded ? first(request.headers[name]) : undefined)
  const host = header('x-forwarded-host') ?? request.headers.host ?? ''
  return {
    host,
    shop: shopContext({ host, cookies: request.cookies ?? {}, acceptLanguage: first(request.headers['accept-language']) }),
    address: header('x-forwarded-for')?.split(',')[0]?.trim() || request.socket.remoteAddress || '',
    secure: header('x-forwarded-proto') === 'https',
    isForEverybody: header('x-for-everybody') === '1',
    userAgent: request.headers['user-agent'],
  }
}

export function isFrontDoor(given: string | string[] | undefined, key: string | undefined): boolean {
  if (!key || typeof given !== 'string') return false
  const [one, other] = [Buffer.from(given), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
