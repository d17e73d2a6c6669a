import { createHash, createHmac } from 'node:crypto'
import { PAY_LINK_DAYS } from '@shop/contracts/orders/payment/pay-link'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import * as v from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { orderRow } from '../rows/order-rows.ts'

const linkRow = v.object({ round: v.number(), hides_pieces: v.boolean(), withdrawn_at: v.nullable(v.date()) })
const orderOfLinkRow = v.object({ ...orderRow.entries, hides_pieces: v.boolean(), withdrawn_at: v.nullable(v.date()) })

const LATEST = 'SELECT round, hides_pieces, withdrawn_at FROM pay_links WHERE order_id = $1 ORDER BY round DESC LIMIT 1'
const ADD = `
  INSERT INTO pay_links (token_hash, order_id, round, hides_pieces, created_at) VALUES ($1, $2, $3, $4, $5::timestamptz)
  ON CONFLICT (token_hash) DO UPDATE SET hides_pieces = excluded.hides_pieces`
const WITHDRAW = 'UPDATE pay_links SET withdrawn_at = $2::timestamptz WHERE order_id = $1 AND withdrawn_at IS NULL'
const ORDER_OF_LINK = `
  SELECT o.*, l.hides_pieces, l.withdrawn_at FROM pay_links l JOIN orders o ON o.id = l.order_id
  WHERE l.token_hash = $1 AND l.created_at > $2::timestamptz`
const DELETE_OLD = 'DELETE FROM pay_links WHERE created_at <= $1::timestamptz'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const oldest = (clock: Clock) => new Date(clock.now().getTime() - PAY_LINK_DAYS * DAY_MS).toISOString()

/** Derived, so that the owner sees the same link again while the database has its hash alone. */
export const payLinkToken = (key: string, number: string, round: number) =>
  createHmac('sha256', key).update(`pay-link:${number}:${round}`).digest('base64url')

/** The newest link of an order; the caller holds its lock. */
export const latestLink = (connection: Queryable, orderId: number) => rowOf(connection, linkRow, LATEST, [orderId])

export const saveLink = (
  connection: Queryable,
  { token, orderId, round, hidesPieces, now }: { token: string; orderId: number; round: number; hidesPieces: boolean; now: Date },
) => connection.query(ADD, [hashOf(token), orderId, round, hidesPieces, now.toISOString()])

export const withdrawLinks = (connection: Queryable, orderId: number, now: Date) => connection.query(WITHDRAW, [orderId, now.toISOString()])

/** The order that a link pays for, also when it no longer does. */
export const orderOfLink = (connection: Queryable, token: string, clock: Clock) =>
  rowOf(connection, orderOfLinkRow, ORDER_OF_LINK, [hashOf(token), oldest(clock)])
export type OrderOfLink = v.InferOutput<typeof orderOfLinkRow>

export const deleteOldLinks = (connection: Queryable, clock: Clock) => connection.query(DELETE_OLD, [oldest(clock)])
