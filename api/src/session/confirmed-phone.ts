import type { Queryable } from '../db/database.ts'
import { ownerOf, type SessionOwner } from './shopper.ts'

/** Spec §4: signed in with a phone, or a code has confirmed this very phone in this session (reading 31). */
export const isConfirmedBy = (owner: SessionOwner | null, phone: string) =>
  owner !== null && (owner.phone !== null || owner.confirmedPhone === phone)

/** Whether an order with this phone may be placed in this session. */
export const isConfirmedPhone = async (connection: Queryable, sessionHash: string | null, phone: string): Promise<boolean> =>
  isConfirmedBy(await ownerOf(connection, sessionHash), phone)
