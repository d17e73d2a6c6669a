import type { Storefront } from '@shop/contracts/shop/storefront'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { EMPTY, knownValues, type Values } from './values.ts'

export const SAVED_ORDER_MS = 30 * DAY_MS
/** One key per storefront; changing the country's domain clears it. */
export const savedOrderKey = (storefront: Storefront) => `order:${storefront}`

const NEVER: readonly (keyof Values)[] = ['comment', 'card_id', 'save_card', 'agreement', 'newsletterSubscription', 'spendBonuses']
/** Stored in the account instead. */
const OF_THE_ACCOUNT: readonly (keyof Values)[] = ['phone', 'email', 'fio']

/** Stored values: no empty ones, comment or consents; no phone, email and fio of a signed-in shopper. */
export function savedOf(values: Values, isAuth: boolean): Partial<Values> {
  const dropped = isAuth ? [...NEVER, ...OF_THE_ACCOUNT] : NEVER
  const kept = Object.entries(values).filter(([name, value]) => value !== '' && value !== false && !dropped.includes(name as keyof Values))
  return Object.fromEntries(kept) as Partial<Values>
}

export const writtenOf = (values: Partial<Values>, now: number) => JSON.stringify({ at: now, values })

/** Stored values if valid and at most thirty days old. */
export function readOf(text: string | null, now: number, isAuth: boolean): Partial<Values> {
  try {
    const { at, values } = JSON.parse(text ?? '') as { at: unknown; values: unknown }
    if (typeof at !== 'number' || now - at > SAVED_ORDER_MS) return {}
    return savedOf({ ...EMPTY, ...knownValues(values) }, isAuth)
  } catch {
    return {}
  }
}
