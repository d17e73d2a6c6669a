import { AlertStatus } from '@shop/contracts/account/alerts'
import { Minor } from '@shop/contracts/core/money'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { queuePriceAlert } from '../../visitors/marketing/operations.ts'
import type { SessionOwner } from '../../visitors/session/shopper.ts'
import { variantName } from '../../goods/catalog/variants/variant.ts'
import { ASK, PIECE, PRICED_SIZE, SIZE } from './alerts-sql.ts'
import { writeToAsker } from './write-to-asker.ts'

const EMAIL = 'SELECT email, email_confirmed_at IS NOT NULL AS "isConfirmed" FROM users WHERE id = $1 AND email IS NOT NULL'

const subjectRow = v.object({
  itemId: v.number(),
  sku: v.string(),
  name: v.string(),
  price: v.nullable(Minor),
  inStock: v.boolean(),
  size: v.nullable(v.string()),
  gemWeight: v.nullable(v.number()),
})
const writtenRow = v.object({ id: v.number(), status: AlertStatus })
const ownEmail = v.object({ email: v.string(), isConfirmed: v.boolean() })

export interface AlertRequest {
  kind: 'price' | 'stock'
  /** Item id for a price alert. */
  item?: number
  /** For a size alert, and for the price of a size. */
  sku?: string | undefined
  /** As typed; null means the account's own address. */
  email: string | null
  owner: SessionOwner
  shop: ShopContext
  host: string
}

/**
 * Adds an alert. An e-mail confirmed by the account is active at once; any other must be confirmed by email. Throws UNKNOWN_SKU, and
 * EMPTY_EMAIL without an address.
 */
export async function requestAlert(connection: Queryable, api: Api, asked: AlertRequest): Promise<AlertStatus> {
  const { kind, item, sku, owner, shop, host } = asked
  const subject = await rowOf(connection, subjectRow, sqlOf(asked), [sku ?? item, shop.currency, shop.locale])
  if (!subject || (item !== undefined && item !== subject.itemId)) throw new Refused('UNKNOWN_SKU')
  const own = owner.userId === null ? null : await emailOf(connection, owner.userId)
  const email = asked.email?.toLowerCase() ?? own?.email ?? null
  if (email === null) throw new Refused('WRONG_FORM_DATA', { email: 'EMPTY_EMAIL' })
  if (subject.inStock) return 'inStock'
  const isOwn = email === own?.email
  const isTrusted = isOwn && own.isConfirmed

  const now = api.clock.now()
  const row = await rowOf(connection, writtenRow, ASK, [
    kind,
    email,
    // Another person's address is not stored with the account.
    isOwn ? owner.userId : null,
    owner.sessionId,
    subject.itemId,
    subject.sku,
    // Size alerts do not depend on the currency.
    kind === 'price' ? shop.currency : '',
    subject.price,
    host,
    shop.locale,
    isTrusted ? 'active' : 'pending',
    now.toISOString(),
  ])
  if (!row) throw new Error('The alert was not written.')
  if (isTrusted) {
    if (kind === 'price') await queuePriceAlert(connection, api, owner, email, subject.itemId)
    return 'active'
  }
  const name = [subject.name, variantName(subject, shop.locale)].filter(Boolean).join(', ')
  const isConfirmed = row.status !== 'pending'
  await writeToAsker(connection, api, { id: row.id, kind, name }, { email, isConfirmed, host, locale: shop.locale })
  // The same response for a known address: it must not reveal others' alerts.
  return 'pending'
}

const sqlOf = ({ kind, sku }: AlertRequest) => (kind === 'stock' ? SIZE : sku === undefined ? PIECE : PRICED_SIZE)

const emailOf = async (connection: Queryable, userId: number) => (await rowOf(connection, ownEmail, EMAIL, [userId])) ?? null
