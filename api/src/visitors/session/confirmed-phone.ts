import type { SessionOwner } from './shopper.ts'

/** The signed-in account's phone, or one confirmed by a code in this session: gives rights over what belongs to that phone. */
export const isConfirmedBy = (owner: SessionOwner | null, phone: string) =>
  owner !== null && (owner.phone === phone || owner.confirmedPhone === phone)

/** Signed in with a phone, or a true confirmation of exactly this one in this session [checkout.phone-confirmed]. */
export const mayOrderWith = (owner: SessionOwner, phone: string) => owner.phone !== null || owner.confirmedPhone === phone
