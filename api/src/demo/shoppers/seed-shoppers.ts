import { CERTIFICATE_VALID_DAYS } from '@shop/contracts/core/limits'
import { paymentMethod } from '@shop/contracts/places/reference-ids'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { CONSENT_VERSION } from '../../visitors/users/users.ts'
import { GEM_WEIGHT } from '../../goods/catalog/variants/variant.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { OrderOptions } from '../../buying/orders/rows/order-rows.ts'
import { issuePassports } from '../../buying/passports/issue.ts'
import { shopDate } from '../../goods/places/shops/calendar.ts'
import { historyOf } from './order-history.ts'
import { type DemoDeposit, demoDeposits, type DemoOrder, type DemoShopper, demoShoppers } from './shoppers.ts'

/** Long enough to find the order still unpaid. */
const HELD_DAYS = 7

const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Adds the demo shoppers, each once; later changes of theirs stay. */
export async function seedShoppers(connection: Queryable, now: Date): Promise<void> {
  for (const shopper of demoShoppers) {
    const id = await addShopper(connection, now, shopper)
    if (id === null) continue
    for (const order of shopper.orders) await addOrder(connection, now, shopper, id, order)
  }
  for (const deposit of demoDeposits) await addDeposit(connection, now, deposit)
}

const SHOPPER = `
  INSERT INTO users (phone, email, name, surname, birthday, is_subscribed, bonus_balance, locale, created_at, password_hash,
    email_confirmed_at)
  VALUES ($1, $2, $3, $4, $5::date, $6, $7, $8, $9::timestamptz, $10, $9::timestamptz) ON CONFLICT DO NOTHING RETURNING id`
const CONSENT = "INSERT INTO consents (user_id, kind, given, text_version, at) VALUES ($1, 'personal-data', true, $2, $3::timestamptz)"
const BONUS = 'INSERT INTO bonus_entries (user_id, amount, kind, order_number, at, grant_key) VALUES ($1, $2, $3, $4, $5::timestamptz, $6)'
const ADDRESS = "INSERT INTO addresses (user_id, address, apartment, front_door, floor, house_code) VALUES ($1, $2, '12', '2', '4', '12К')"
const HEARTS = `
  INSERT INTO favorites (user_id, item_id, added_at)
  SELECT $1, p.id, $2::timestamptz - p.id * interval '1 minute' FROM (SELECT id FROM products ORDER BY popularity DESC, id LIMIT 6) p`

/** The last birthday bonus of the demo shopper. */
function birthdayOf({ birthYear, bonuses }: DemoShopper, now: Date): string | null {
  const given = bonuses.find(({ kind }) => kind === 'birthday')
  return birthYear !== null && given ? `${birthYear}-${shopDate(dayBefore(now, given.daysAgo)).slice(5)}` : null
}

async function addShopper(connection: Queryable, now: Date, shopper: DemoShopper): Promise<number | null> {
  const { phone, email, name, surname, isSubscribed, place, bonuses, address } = shopper
  const balance = bonuses.reduce((sum, { amount }) => sum + amount, 0)
  const since = dayBefore(now, 320).toISOString()
  const [row] = await connection.query<{ id: number }>(SHOPPER, [
    phone,
    email,
    name,
    surname,
    birthdayOf(shopper, now),
    isSubscribed,
    balance,
    place.locale,
    since,
    shopper.passwordHash ?? null,
  ])
  if (!row) return null
  await connection.query(CONSENT, [row.id, CONSENT_VERSION, since])
  for (const { amount, kind, daysAgo, order } of bonuses) {
    const at = dayBefore(now, daysAgo).toISOString()
    const key = kind === 'welcome' ? kind : kind === 'birthday' ? `birthday-${at.slice(0, 4)}` : null
    await connection.query(BONUS, [row.id, amount, kind, order ?? null, at, key])
  }
  if (address) await connection.query(ADDRESS, [row.id, address])
  if (shopper.orders.length > 1) await connection.query(HEARTS, [row.id, now.toISOString()])
  return row.id
}

const ORDER = `
  INSERT INTO orders (number, user_id, idempotency_key, status, host, locale, country, currency, created_at, payable_until, paid_at,
    total_sum, item_discount, promocode_discount, bonuses_spent, bonuses_earned, packaging_sum, delivery_sum, certificates_sum,
    deposits_sum, due_sum, promocodes, phone, email, name, delivery_method_id, delivery, payment_method_id, payment_type,
    communication_method_id, options, tracking, agreed_at, agreement_version)
  VALUES ($1, $2, 'demo-' || $1, $3, $4, $5, $6, $7, $8::timestamptz, $9::timestamptz, $10::timestamptz,
    0, 0, 0, 0, 0, 0, $11, 0, 0, $11, '[]'::jsonb, $12, $13, $14, $15, $16::jsonb, $17, $18, 2, $21::jsonb, $19::jsonb, $8::timestamptz, $20)
  ON CONFLICT DO NOTHING RETURNING id`
/** One piece of the most popular ones: $2 its position, $3 the line, $4 locale, $5 currency. */
const LINE = `
  INSERT INTO order_lines (order_id, position, sku_id, item_id, name, url, photo, designer, size, gem_weight, details, quantity, initial, final,
    promocode_discount, bonuses, final_sum)
  SELECT $1, $3, s.id, p.id, t.name, '/catalog/' || c.slug || '/' || p.slug,
    jsonb_build_object('base', f.base, 'widths', f.widths, 'fallback', f.fallback, 'width', f.width, 'height', f.height,
      'color', f.color, 'alt', CASE $4 WHEN 'ru' THEN m.alt_ru ELSE m.alt_en END, 'image_type', m.image_type),
    gt.name, CASE $4 WHEN 'ru' THEN s.size_ru ELSE s.size_en END, ${GEM_WEIGHT},
    coalesce(t.characteristics -> 0 ->> 'value', ''),
    1, prices.initial, prices.final, 0, 0, prices.final
  FROM (SELECT * FROM products WHERE NOT is_archive ORDER BY popularity DESC, id OFFSET $2::int LIMIT 1) p
  JOIN LATERAL (SELECT * FROM skus WHERE product_id = p.id ORDER BY position LIMIT 1) s ON true
  JOIN product_texts t ON t.product_id = p.id AND t.locale = $4
  JOIN categories c ON c.id = p.category_id
  JOIN designer_texts gt ON gt.designer_id = p.designer_id AND gt.locale = $4
  JOIN prices ON prices.sku_id = s.id AND prices.currency = $5
  JOIN media m ON m.product_id = p.id AND m.position = 0
  JOIN pictures f ON f.key = m.picture`
const SUMS = `
  UPDATE orders SET total_sum = l.initial, item_discount = l.initial - l.final, due_sum = l.final + delivery_sum
  FROM (SELECT sum(initial) AS initial, sum(final) AS final FROM order_lines WHERE order_id = $1) l WHERE id = $1`
/** What the card has got back: everything but the delivery. */
const REFUND = `
  INSERT INTO refunds (id, order_id, status, reason, handover, items, money, tenders, services, created_at, decided_at)
  SELECT o.number || '-r1', o.id, 'accepted', 'size', 'courier',
    (SELECT jsonb_agg(jsonb_build_object('sku', l.sku_id, 'quantity', l.quantity, 'sum', l.final, 'bonuses', 0, 'earned', 0))
      FROM order_lines l WHERE l.order_id = o.id),
    o.due_sum - o.delivery_sum, '[]', 0, $2::timestamptz - interval '4 days', $2::timestamptz
  FROM orders o WHERE o.id = $1`
const HISTORY = 'INSERT INTO order_history (order_id, status, at) VALUES ($1, $2, $3::timestamptz)'

/** Nothing was asked for besides. */
const PLAIN: OrderOptions = {
  isGift: false,
  recipientName: null,
  recipientPhone: null,
  giftPack: false,
  festivePack: false,
  deletePriceTags: false,
  postCard: null,
  comment: null,
  certificateType: null,
  newsletter: false,
}

async function addOrder(connection: Queryable, now: Date, shopper: DemoShopper, userId: number, order: DemoOrder) {
  const { phone, email, name, surname, place } = shopper
  // A plausible hour for a purchase.
  const madeAt =
    order.daysAgo === 0 ? new Date(now.getTime() - 10 * 60_000) : new Date(`${shopDate(dayBefore(now, order.daysAgo))}T16:42:00Z`)
  const history = historyOf(order, madeAt)
  const { method, ...delivery } = order.delivery
  const [row] = await connection.query<{ id: number }>(ORDER, [
    order.number,
    userId,
    order.status,
    place.host,
    place.locale,
    place.country,
    place.currency,
    madeAt.toISOString(),
    order.status === 'created' ? dayBefore(now, -HELD_DAYS).toISOString() : null,
    history.find(({ status }) => status === 'paid')?.at ?? null,
    order.deliverySum,
    phone,
    email,
    `${name} ${surname}`,
    method,
    JSON.stringify({ ...delivery, from: null, to: null }),
    paymentMethod[order.payment],
    order.payment,
    order.tracking ? JSON.stringify(order.tracking) : null,
    CONSENT_VERSION,
    JSON.stringify(PLAIN),
  ])
  if (!row) return
  for (const [position, piece] of order.pieces.entries()) {
    await connection.query(LINE, [row.id, piece, position, place.locale, place.currency])
  }
  await connection.query(SUMS, [row.id])
  for (const { status, at } of history) await connection.query(HISTORY, [row.id, status, at])
  const refundedAt = history.find(({ status }) => status === 'refunded')?.at
  if (refundedAt) await connection.query(REFUND, [row.id, refundedAt])
  if (order.status === 'completed') await issuePassports(connection, row.id)
}

const DEPOSIT = `
  INSERT INTO deposits (id, design_id, amount, balance, status, recipient_name, recipient_email, recipient_phone, sender_name, message,
    buyer_email, buyer_phone, buyer_id, owner_id, host, locale, send_on, valid_until, created_at, paid_at, sent_at, agreement_version)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, b.email, b.phone, b.id, (SELECT id FROM users WHERE phone = $12), 'shop.ru.localhost',
    'ru', $13::date, $13::date + ${CERTIFICATE_VALID_DAYS}, $14::timestamptz, $14::timestamptz,
    CASE WHEN $5 = 'paid' THEN NULL ELSE $14::timestamptz END, $15
  FROM users b WHERE b.phone = $11
  ON CONFLICT DO NOTHING`

async function addDeposit(connection: Queryable, now: Date, deposit: DemoDeposit) {
  const { id, design, amount, balance, status, from, to, buyer, owner, message, sendIn } = deposit
  const boughtAt = dayBefore(now, Math.max(1, -sendIn)).toISOString()
  const sendOn = shopDate(dayBefore(now, -sendIn))
  await connection.query(DEPOSIT, [
    id,
    design,
    amount,
    balance,
    status,
    to.name,
    to.email,
    to.phone,
    from,
    message,
    buyer,
    owner,
    sendOn,
    boughtAt,
    CONSENT_VERSION,
  ])
}
