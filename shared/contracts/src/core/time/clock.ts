import { SHOP_UTC_OFFSET_HOURS } from '../limits.ts'
import { HOUR_MS } from './durations.ts'

/** `Date` of an answer has whole seconds, and takes a moment to arrive. */
const TOLERANCE_MS = 2000
const HALF_SECOND_MS = 500

interface Clock {
  /** Server time minus device time. */
  offsetMs: number
  changed: Set<() => void>
}

/** One per document, although every remote bundles the contracts. */
const holder = globalThis as typeof globalThis & { shopClock?: Clock }
const clock = (): Clock => (holder.shopClock ??= { offsetMs: 0, changed: new Set() })

/** The device's own clock, which may be years off: for intervals that nobody is shown. */
export const deviceNow = (): number => Date.now()

/** The server's time, ms since 1970. Everything that a shopper is shown or held to goes by it. */
export const serverNow = (): number => deviceNow() + clock().offsetMs

export const serverDate = (): Date => new Date(serverNow())

/** @param date the `Date` header of an answer that came just now from the network */
export function readServerTime(date: string | null): void {
  const at = Date.parse(date ?? '') + HALF_SECOND_MS
  const known = clock()
  if (Number.isNaN(at) || Math.abs(at - serverNow()) < TOLERANCE_MS) return
  known.offsetMs = at - deviceNow()
  for (const changed of known.changed) changed()
}

/** Calls back when the server's time becomes known. @returns stops it */
export function onServerTime(changed: () => void): () => void {
  clock().changed.add(changed)
  return () => void clock().changed.delete(changed)
}

/** YYYY-MM-DD at the shop, in Moscow, wherever the shopper is. */
export const shopDay = (now = serverNow()): string => new Date(now + SHOP_UTC_OFFSET_HOURS * HOUR_MS).toISOString().slice(0, 10)
