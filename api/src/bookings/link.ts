import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BookingKind } from '@shop/contracts/services/bookings'
import { MOST_ID } from '@shop/contracts/core/id'
import { storefrontOf } from '@shop/contracts/shop/storefront'
import { originOf } from '../letters/origin.ts'

/** 128 of the 256 bits: the link has to fit into a text message. */
const SIGNATURE_LENGTH = 22
const sign = (key: string, id: string) => createHmac('sha256', key).update(`booking:${id}`).digest('base64url').slice(0, SIGNATURE_LENGTH)

/** What the link of a text message carries: the booking and our signature. It is good as long as the booking is kept. */
export function bookingToken(key: string, id: number): string {
  const short = id.toString(36)
  return `${short}.${sign(key, short)}`
}

/** Id of the booking that a token opens; null for one that we have not signed. */
export function readToken(key: string, token: string): number | null {
  const [, id = '', signature = ''] = /^([\da-z]{1,7})\.([\w-]{22})$/.exec(token) ?? []
  const [one, other] = [Buffer.from(signature), Buffer.from(sign(key, id))]
  if (one.length !== other.length || !timingSafeEqual(one, other)) return null
  const number = Number.parseInt(id, 36)
  return number <= MOST_ID ? number : null
}

/** Address of the part of a page that shows a booking. The piercing page is not on the international storefront. */
export function bookingUrl(token: string, kind: BookingKind, host: string): string {
  const page = kind === 'piercing' && storefrontOf(host) !== 'international' ? '/piercing' : '/contacts'
  return `${originOf(host)}${page}?booking=${token}#booking`
}
