import { createHmac, timingSafeEqual } from 'node:crypto'
import { REVIEW_LINK_DAYS } from '@shop/contracts/catalog/reviews/limits'
import { ORDER_LINK_DAYS } from '@shop/contracts/orders/order-by-link'
import { DAY_MS } from '@shop/contracts/core/time/durations'

const TOKEN = /^(\d{7,12})\.([\da-z]{1,8})\.([\w-]{43})$/

/** What links of letters open, with their lifetimes: a link of one kind opens nothing of the other. */
const DAYS = { 'order-link': ORDER_LINK_DAYS, 'review-link': REVIEW_LINK_DAYS }
export type OrderLink = keyof typeof DAYS

const sign = (key: string, kind: OrderLink, number: string, day: string) =>
  createHmac('sha256', key).update(`${kind}:${number}:${day}`).digest('base64url')
const dayOf = (time: number) => Math.floor(time / DAY_MS)

/** Token of a letter's link: order, last day, and a signature of both. */
export function linkToken(key: string, number: string, madeAt: Date, kind: OrderLink = 'order-link'): string {
  const day = (dayOf(madeAt.getTime()) + DAYS[kind]).toString(36)
  return `${number}.${day}.${sign(key, kind, number, day)}`
}

/** Order number of a token; null for an invalid or expired one. */
export function readLink(key: string, token: string, now: Date, kind: OrderLink = 'order-link'): string | null {
  const [, number, day, signature] = TOKEN.exec(token) ?? []
  if (!number || !day || !signature) return null
  const [one, other] = [Buffer.from(signature), Buffer.from(sign(key, kind, number, day))]
  const isOurs = one.length === other.length && timingSafeEqual(one, other)
  return isOurs && Number.parseInt(day, 36) >= dayOf(now.getTime()) ? number : null
}
