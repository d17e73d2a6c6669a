import { HOUR_MS } from '@shop/contracts/core/time/durations'
import type { AccountOffer } from '@shop/contracts/orders/order'
import type { OrderStatus } from '@shop/contracts/orders/order-status'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import type { OrderRow } from '../rows/order-rows.ts'

/** For this long after the order its confirmed phone makes an account without another code. */
const OFFERED_FOR_MS = HOUR_MS

/** They wait for the payment, or are over. */
const NO_OFFER: readonly OrderStatus[] = ['created', 'expired', 'cancelled', 'refunded']

const guest = v.object({ isConfirmed: v.boolean(), hasAccount: v.boolean() })
const GUEST = `
  SELECT s.confirmed_phone IS NOT DISTINCT FROM $3 AS "isConfirmed", EXISTS (SELECT 1 FROM users WHERE phone = $3) AS "hasAccount"
  FROM sessions s WHERE s.token_hash = $1 AND s.id = $2 AND s.user_id IS NULL`

/**
 * The offer for the guest who placed this order. A link to the order is not enough: it must be the same session [orders.account-offer].
 */
export async function accountOffer(
  connection: Queryable,
  { session_id, user_id, phone, status, created_at, options }: OrderRow,
  sessionHash: string | null,
  now: Date,
): Promise<AccountOffer | null> {
  if (sessionHash === null || session_id === null || options.contactOnly || NO_OFFER.includes(status)) return null
  const owner = await rowOf(connection, guest, GUEST, [sessionHash, session_id, phone])
  if (!owner) return null
  // The sign-in of another browser takes a guest's order into its account.
  const isOwned = owner.hasAccount || user_id !== null
  const isFresh = now.getTime() - created_at.getTime() < OFFERED_FOR_MS
  return owner.isConfirmed && !isOwned && isFresh ? 'make' : 'sign-in'
}
