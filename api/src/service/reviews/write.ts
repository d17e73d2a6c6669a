import { reviewsByLink, ReviewedPiece, writeReview } from '@shop/contracts/catalog/reviews/write-review'
import type { Locale } from '@shop/contracts/shop/storefront'
import { name as nameVerdict } from '@shop/forms/fields/names'
import * as v from 'valibot'
import { readLink } from '../../buying/orders/reading/link.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../platform/db/rows.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { countOne, REVIEWS_FROM_ADDRESS, REVIEWS_OF_ORDER } from '../../visitors/guards/limits.ts'
import { CONSENT_VERSION } from '../../visitors/users/users.ts'
import { ADD, CHANGE, EXISTING, LOCK_USER, ORDER, PIECES } from './write-sql.ts'

const orderRow = v.object({ id: v.number(), userId: v.nullable(v.number()), name: v.string() })
type Order = v.InferOutput<typeof orderRow>

const pieceRow = v.object({ ...ReviewedPiece.entries, designId: v.number(), sku: v.string(), position: v.number() })
type Piece = v.InferOutput<typeof pieceRow>

/** The signed link of an order lets its buyer write one review for each design [reviews.by-buyers-only]. */
export function serveWriting(api: Api) {
  const { database, clock, codeKey, limits } = api
  const linked = async (token: string): Promise<Order> => {
    const number = readLink(codeKey, token, clock.now(), 'review-link')
    const order = number === null ? undefined : await rowOf(database, orderRow, ORDER, [number])
    if (!order) throw new Refused('NOT_FOUND')
    return order
  }

  implement(api, reviewsByLink, async ({ params, visitor: { shop } }) => {
    const order = await linked(params.token)
    return { result: { name: order.name, pieces: (await piecesOf(database, order, shop.locale)).map(toPiece) } }
  })

  implement(api, writeReview, async ({ params, body, visitor: { shop, address } }) => {
    const order = await linked(params.token)
    const guard = [
      [REVIEWS_OF_ORDER, String(order.id)],
      [REVIEWS_FROM_ADDRESS, address],
    ] as const
    await countOne(database, clock, guard, limits)
    const name = firstNameOf(body.name, shop.locale)
    const pieces = await database.transaction(async (connection) => {
      if (order.userId !== null) await connection.query(LOCK_USER, [order.userId])
      const piece = (await piecesOf(connection, order, shop.locale)).find(({ itemId }) => itemId === body.itemId)
      if (!piece) throw new Refused('NOT_FOUND')
      const { stars, fit, text, showsSize } = body
      const hasSize = piece.size !== null
      const known = await rowOf(connection, idRow, EXISTING, [order.id, order.userId, piece.designId])
      const written = [
        stars,
        hasSize ? fit : null,
        text,
        name,
        hasSize && showsSize,
        shop.locale,
        CONSENT_VERSION,
        clock.now().toISOString(),
      ]
      if (known) await connection.query(CHANGE, [known.id, ...written])
      else await connection.query(ADD, [order.id, ...written, order.userId, piece.designId, piece.itemId, piece.sku])
      return piecesOf(connection, order, shop.locale)
    })
    return { result: { name: order.name, pieces: pieces.map(toPiece) } }
  })
}

const piecesOf = (connection: Queryable, order: Order, locale: Locale) => rowsOf(connection, pieceRow, PIECES, [locale, order.id])

const toPiece = ({ designId: _, sku: __, position: ___, ...piece }: Piece): ReviewedPiece => piece

/** A surname that was typed too is not kept. Throws WRONG_FORM_DATA for signs that no name has. */
function firstNameOf(typed: string, locale: Locale): string {
  const code = nameVerdict(typed, locale)
  if (code) throw new Refused('WRONG_FORM_DATA', { name: code })
  return typed.split(' ')[0] ?? typed
}
