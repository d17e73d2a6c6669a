import type { SessionOwner } from './shopper.ts'

/** The phone of the account that is signed in, or one that a code has confirmed in this session. */
export const isConfirmedBy = (owner: SessionOwner | null, phone: string) =>
  owner !== null && (owner.phone === phone || owner.confirmedPhone === phone)
