import { GUEST, type User } from '@shop/contracts/account/common-data'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'

export interface ShopperState {
  user: User
  /** Newest first; null for a guest. */
  favoriteItemIds: number[] | null
}

/** The account's columns are null for a guest. */
const userRow = v.object({
  id: v.nullable(v.number()),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  surname: v.nullable(v.string()),
  is_admin: v.nullable(v.boolean()),
  is_employee: v.nullable(v.boolean()),
  is_subscribed: v.nullable(v.boolean()),
  confirmed_phone: v.nullable(v.string()),
  favorites: v.nullable(v.array(v.number())),
})

const SHOPPER = `
  SELECT u.id, u.phone, u.email, u.name, u.surname, u.is_admin, u.is_employee, u.is_subscribed, s.confirmed_phone,
    (SELECT jsonb_agg(f.item_id ORDER BY f.added_at DESC, f.item_id) FROM favorites f WHERE f.user_id = u.id) AS favorites
  FROM sessions s LEFT JOIN users u ON u.id = s.user_id AND u.deactivated_at IS NULL
  WHERE s.token_hash = $1`

/** The shopper of a session, as every page needs it. */
export async function shopperOf(connection: Queryable, sessionHash: string | null): Promise<ShopperState> {
  const row = sessionHash ? await rowOf(connection, userRow, SHOPPER, [sessionHash]) : undefined
  if (!row) return { user: GUEST, favoriteItemIds: null }
  if (row.id === null) return { user: { ...GUEST, confirmedPhone: row.confirmed_phone }, favoriteItemIds: null }
  const { id, phone, email, name, surname, is_admin, is_employee, is_subscribed, favorites } = row
  return {
    user: {
      id,
      phone,
      email,
      name,
      surname,
      fullName: [name, name && surname].filter(Boolean).join(' '),
      isAuth: true,
      isAdmin: is_admin ?? false,
      isEmployee: is_employee ?? false,
      isSubscribed: is_subscribed ?? false,
      wishlistCount: favorites?.length ?? 0,
      confirmedPhone: phone ?? row.confirmed_phone,
    },
    favoriteItemIds: favorites ?? [],
  }
}
