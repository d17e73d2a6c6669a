import type { SessionOwner } from './shopper.ts'

/** The signed-in account's phone, or one confirmed by a code in this session. */
export const isConfirmedBy = (owner: SessionOwner | null, phone: string) =>
  owner !== null && (owner.phone === phone || owner.confirmedPhone === phone)
