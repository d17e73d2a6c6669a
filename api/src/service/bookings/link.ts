import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BookingKind } from '@shop/contracts/services/bookings'
import { MAX_ID } from '@shop/contracts/core/id'
import { storefrontOf } from '@shop/contracts/shop/storefront'
import { originOf } from '../../buying/payments/origin.ts'

/** 128 of 256 bits: the link has to fit into a text message. */
const SIGNATURE_LENGTH = 22
const sign = (key: string, id: string) => createHmac('sha256', key).update(`booking:${id}`).digest('base64url').slice(0, SIGNATURE_LENGTH)

/** Token of a text message link: booking id and signature. Valid as long as the booking exists. */
export function bookingToken(key: string, id: number): string {
  const short = id.toString(36)
  return `${short}.${sign(key, short)}`
}

/** The booking id of a token; null for an invalid signature. */
export function readToken(key: string, token: string): number | null {
  const [, id = '', signature = ''] = /^([\da-z]{1,7})\.([\w-]{22})$/.exec(token) ?? []
  const [one, other] = [Buffer.from(signature), Buffer.from(sign(key, id))]
  if (one.length !== other.length || !timingSafeEqual(one, other)) return null
  const number = Number.parseInt(id, 36)
  return number <= MAX_ID ? number : null
}

/** Address of the page section that shows a booking. The piercing page exists on the Russian storefront only. */
export function bookingUrl(token: string, kind: BookingKind, host: string): string {
  const page = kind === 'piercing' && storefrontOf(host) !== 'international' ? '/piercing' : '/contacts'
  return `${originOf(host)}${page}?booking=${token}#booking`
}
