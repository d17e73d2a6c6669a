import { PROPOSALS_WAITING_MAX } from '@shop/contracts/cart/shared-bag'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { CatalogApi } from '../../goods/plugins.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../platform/db/rows.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { skuOf } from '../cart/cart-sql.ts'
import { findPiece } from './find-piece.ts'
import { bumpShare, type ShareRow, shopOfShare } from './shares.ts'

const proposalRow = v.object({
  id: v.number(),
  item: v.number(),
  sku: v.nullable(v.string()),
  note: v.string(),
  stylist: v.nullable(v.string()),
  status: v.picklist(['waiting', 'accepted', 'declined']),
  isMine: v.boolean(),
})
export type ProposalRow = v.InferOutput<typeof proposalRow>

/** $2 account and $3 session of the reader. */
const COLUMNS = `
  SELECT p.id, p.item_id AS item, p.sku_id AS sku, p.note, p.stylist, p.status,
    p.stylist IS NULL AND coalesce(p.user_id = $2::bigint OR p.session_id = $3::bigint, false) AS "isMine"
  FROM bag_proposals p`
const OF_SHARE = `${COLUMNS} WHERE p.share_id = $1 ORDER BY p.id DESC`
const HOLD = `${COLUMNS} WHERE p.share_id = $1 AND p.id = $4::bigint FOR UPDATE`
const HOLD_SHARE = 'SELECT cart_id AS id FROM bag_shares WHERE id = $1 AND stopped_at IS NULL FOR UPDATE'
const WAITING = "SELECT count(*)::int AS id FROM bag_proposals WHERE share_id = $1 AND status = 'waiting'"
const IN_BAG = `SELECT FROM cart_lines l JOIN skus s ON s.id = ${skuOf('l')} WHERE l.cart_id = $1 AND s.product_id = $2 LIMIT 1`
const OF_PIECE = `${COLUMNS} WHERE p.share_id = $1 AND p.item_id = $4`
const ADD = `
  INSERT INTO bag_proposals (share_id, item_id, sku_id, note, stylist, user_id, session_id, status, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, 'waiting', $8::timestamptz)`
const DECIDE = 'UPDATE bag_proposals SET status = $2, decided_at = $3::timestamptz WHERE id = $1'
const WITHDRAW = `
  DELETE FROM bag_proposals WHERE share_id = $1 AND id = $4::bigint AND status = 'waiting' AND stylist IS NULL
    AND (user_id = $2::bigint OR session_id = $3::bigint) RETURNING id`
const ADOPT = 'UPDATE bag_proposals SET user_id = $2 WHERE session_id = $1 AND user_id IS NULL AND stylist IS NULL'

/** Who reads or proposes: nothing of them is shown. */
export interface Proposer {
  userId: number | null
  sessionId: number
}
const idsOf = (who: Proposer | null) => [who?.userId ?? null, who?.sessionId ?? null]

export const proposalsOf = (connection: Queryable, { id }: ShareRow, who: Proposer | null) =>
  rowsOf(connection, proposalRow, OF_SHARE, [id, ...idsOf(who)])

/** A proposal under its lock; undefined for one of another bag. */
export const holdProposal = (connection: Queryable, { id }: ShareRow, proposal: number) =>
  rowOf(connection, proposalRow, HOLD, [id, null, null, proposal])

export const decideProposal = (connection: Queryable, proposal: number, status: 'accepted' | 'declined', clock: Clock) =>
  connection.query(DECIDE, [proposal, status, clock.now().toISOString()])

/** False for a proposal of somebody else, and for one that is answered. */
export const withdrawProposalOf = async (connection: Queryable, { id }: ShareRow, who: Proposer, proposal: number) =>
  (await rowOf(connection, idRow, WITHDRAW, [id, ...idsOf(who), proposal])) !== undefined

/** What a guest proposed is the account's after signing in, on each of its devices. */
export const adoptProposals = (connection: Queryable, sessionId: number, userId: number) => connection.query(ADOPT, [sessionId, userId])

interface Proposal {
  piece: string
  note: string
  from: { stylist: string } | Proposer
}

const wrong = (code: 'PIECE_NOT_FOUND' | 'SOLD_OUT' | 'ALREADY_PROPOSED') => new Refused('WRONG_FORM_DATA', { piece: code })

/** Adds a proposal: a piece of the shop that can be bought, once for each bag [bag.shared-proposals]. Sent again by the same friend it stays one. */
export async function propose(
  { database, clock, catalogue: { cards } }: CatalogApi,
  share: ShareRow,
  { piece, note, from }: Proposal,
  shop: ShopContext,
): Promise<void> {
  const found = await findPiece(database, piece)
  if (!found) throw wrong('PIECE_NOT_FOUND')
  const [card] = await cards.of([found.item], shopOfShare(shop, share), 1)
  if (!card) throw wrong('PIECE_NOT_FOUND')
  if (!card.canBuy) throw wrong('SOLD_OUT')
  const who = 'stylist' in from ? null : from
  await database.transaction(async (connection) => {
    // Two proposals at once wait for each other.
    const held = await rowOf(connection, idRow, HOLD_SHARE, [share.id])
    if (!held) throw new Refused('NOT_FOUND')
    const known = await rowOf(connection, proposalRow, OF_PIECE, [share.id, ...idsOf(who), found.item])
    if (known?.isMine && known.status === 'waiting') return
    if (known || (await connection.query(IN_BAG, [held.id, found.item])).length > 0) throw wrong('ALREADY_PROPOSED')
    const waiting = await rowOf(connection, idRow, WAITING, [share.id])
    if ((waiting?.id ?? 0) >= PROPOSALS_WAITING_MAX) throw new Refused('TOO_MANY_PROPOSALS')
    const stylist = 'stylist' in from ? from.stylist : null
    await connection.query(ADD, [share.id, found.item, found.sku, note, stylist, ...idsOf(who), clock.now().toISOString()])
    await bumpShare(connection, share.id)
  })
}
