import { createHmac, timingSafeEqual } from 'node:crypto'
import { SIGNATURE_FRESH_MS } from '@shop/contracts/services/back-office/feed'
import type { OfficeBooking, OfficeConsult, OfficeOrder, OfficeRequest } from '@shop/contracts/services/back-office/messages'

/** Inventory and fulfillment system. */
export interface BackOfficePort {
  /** Null when not configured: orders stay in the shop. */
  send: ((id: string, order: OfficeOrder, now: Date) => Promise<void>) | null
  /** Null when not configured. */
  sendBooking: ((id: string, booking: OfficeBooking, now: Date) => Promise<void>) | null
  /** Null when not configured. */
  sendConsult: ((id: string, consult: OfficeConsult, now: Date) => Promise<void>) | null
  /** Null when not configured. */
  sendRequest: ((id: string, request: OfficeRequest, now: Date) => Promise<void>) | null
  /** True for a call with a fresh signature of the office. */
  isSigned: (call: SignedCall, now: Date) => boolean
}

export interface SignedCall {
  method: string
  /** Includes the query, as received. */
  path: string
  body: string
  timestamp: unknown
  signature: unknown
}

export interface BackOfficeConfig {
  url: string | undefined
  key: string
}

const TIMEOUT_MS = 8000
const ORDERS = '/back-office/orders'
const BOOKINGS = '/back-office/bookings'
const CONSULTS = '/back-office/consults'
const REQUESTS = '/back-office/requests'

/** HMAC-SHA256 over method, path, timestamp and body, one per line; used in both directions. */
export const officeSignature = (key: string, { method, path, timestamp, body }: Omit<SignedCall, 'signature'>) =>
  createHmac('sha256', key).update([method, path, timestamp, body].join('\n')).digest('hex')

/** A back office over HTTP: signed JSON in both directions. */
export function backOfficePort({ url, key }: BackOfficeConfig): BackOfficePort {
  const post = async (base: string, path: string, message: object, now: Date) => {
    const body = JSON.stringify(message)
    const timestamp = String(now.getTime())
    const response = await fetch(new URL(path, base), {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-office-timestamp': timestamp,
        'x-office-signature': officeSignature(key, { method: 'POST', path, timestamp, body }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The back office answered ${response.status}.`)
  }
  return {
    send: url ? (id, order, now) => post(url, ORDERS, { id, order }, now) : null,
    sendBooking: url ? (id, booking, now) => post(url, BOOKINGS, { id, booking }, now) : null,
    sendConsult: url ? (id, consult, now) => post(url, CONSULTS, { id, consult }, now) : null,
    sendRequest: url ? (id, request, now) => post(url, REQUESTS, { id, request }, now) : null,
    isSigned: (call, now) => isSignedWith(key, call, now),
  }
}

/** Always false without a key. */
export const isSignedWith = (key: string, { signature, ...call }: SignedCall, now: Date) =>
  key !== '' && isFresh(call.timestamp, now) && typeof signature === 'string' && isSame(signature, officeSignature(key, call))

const isFresh = (timestamp: unknown, now: Date) =>
  typeof timestamp === 'string' && /^\d{13}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp)) < SIGNATURE_FRESH_MS

function isSame(given: string, right: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
