import { reviewsByLink, ReviewedPiece, writeReview } from '@shop/contracts/catalog/reviews/write-review'
import type { Locale } from '@shop/contracts/shop/storefront'
import { name as nameVerdict } from '@shop/forms/fields/names'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../platform/db/rows.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { countOne, REVIEWS_FROM_ADDRESS, REVIEWS_OF_ORDER } from '../../visitors/guards/limits.ts'
import { personName } from '../../visitors/users/person-name.ts'
import { CONSENT_VERSION } from '../../visitors/users/users.ts'
import { type LinkedOrder, orderOfLink } from './link.ts'
import { attachPictures } from './pictures/attach.ts'
import { ADD, CHANGE, EXISTING, LOCK_USER, PIECES } from './write-sql.ts'

const pieceRow = v.object({ ...ReviewedPiece.entries, designId: v.number(), sku: v.string(), position: v.number() })
type Piece = v.InferOutput<typeof pieceRow>

/** The signed link of an order lets its buyer write one review for each design [reviews.by-buyers-only]. */
export function serveWriting(api: Api) {
  const { database, clock, limits } = api

  implement(api, reviewsByLink, async ({ params, visitor: { shop } }) => {
    const order = await orderOfLink(api, params.token)
    return { result: { name: order.name, pieces: (await piecesOf(database, order, shop.locale)).map(toPiece) } }
  })

  implement(api, writeReview, async ({ params, body, visitor: { shop, address } }) => {
    const order = await orderOfLink(api, params.token)
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
      const added = [order.id, ...written, order.userId, piece.designId, piece.itemId, piece.sku]
      const review = known ?? (await rowOf(connection, idRow, ADD, added))
      if (review && body.pictures) await attachPictures(connection, { reviewId: review.id, orderId: order.id, ids: body.pictures })
      return piecesOf(connection, order, shop.locale)
    })
    return { result: { name: order.name, pieces: pieces.map(toPiece) } }
  })
}

const piecesOf = (connection: Queryable, order: LinkedOrder, locale: Locale) => rowsOf(connection, pieceRow, PIECES, [locale, order.id])

const toPiece = ({ designId: _, sku: __, position: ___, ...piece }: Piece): ReviewedPiece => piece

/** A surname that was typed too is not kept. Throws WRONG_FORM_DATA for signs that no name has. */
function firstNameOf(typed: string, locale: Locale): string {
  const code = nameVerdict(typed, locale)
  if (code) throw new Refused('WRONG_FORM_DATA', { name: code })
  return personName(typed).first
}
