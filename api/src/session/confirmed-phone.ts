import type { Queryable } from '../db/database.ts'
import { ownerOf, type SessionOwner } from './shopper.ts'

/** The phone of the account that is signed in, or one that a code has confirmed in this session. */
export const isConfirmedBy = (owner: SessionOwner | null, phone: string) =>
  owner !== null && (owner.phone === phone || owner.confirmedPhone === phone)

/** Whether an order with this phone may be placed in this session. */
export const isConfirmedPhone = async (connection: Queryable, sessionHash: string | null, phone: string): Promise<boolean> =>
  isConfirmedBy(await ownerOf(connection, sessionHash), phone)
