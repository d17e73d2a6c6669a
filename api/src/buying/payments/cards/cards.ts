import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { Currency } from '@shop/contracts/core/money'
import { MAX_CARDS, type SavedCard } from '@shop/contracts/orders/payment/saved-cards'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { decided, enqueueAll } from '../../../platform/outbox/enqueue.ts'
import { defineJob } from '../../../platform/outbox/work.ts'
import type { GatewayCard } from '../../../platform/ports/payments.ts'
import { type Sealer, sealerOf } from '../../../platform/sealer.ts'
import * as sql from './cards-sql.ts'

const cardRow = v.object({ id: v.number(), brand: v.string(), last4: v.string(), expires: v.string(), currency: Currency })
const tokenRow = v.object({ sealedToken: v.string() })
const keptRow = v.object({ replaced: v.nullable(v.string()) })

/** The gateway forgets a card. The token stays sealed, in the outbox too. */
export const forgetCard = defineJob('payment.forget-card', v.object({ userId: v.number(), sealedToken: v.string() }))

export const cardSealer = (certificateKey: string): Sealer => sealerOf(certificateKey, 'card-token')

/** A card works until the end of its last month. */
const isExpired = (expires: string, now: Date) => {
  const [year = 0, month = 0] = expires.split('-').map(Number)
  return Date.UTC(year, month) <= now.getTime()
}

/** What the shopper may know of their cards: never the token. */
export async function cardsOf(connection: Queryable, userId: number, now: Date): Promise<SavedCard[]> {
  const cards = await rowsOf(connection, cardRow, sql.CARDS_OF_USER, [userId])
  return cards.map(({ id, brand, last4, expires, currency }) => ({
    id,
    brand,
    last4,
    expires: expires.slice(0, 7),
    isExpired: isExpired(expires, now),
    currency,
  }))
}

/** A card and the account that it belongs to. */
export interface OwnedCard {
  id: number
  userId: number
}

/** Why a card cannot pay; null when it can. Somebody else's card is told like one that does not exist. */
export async function cardFault(
  connection: Queryable,
  { id, userId }: OwnedCard,
  { currency, now }: { currency: Currency; now: Date },
): Promise<ErrorCode | null> {
  const card = await rowOf(connection, cardRow, sql.CARD_OF_USER, [id, userId])
  if (card?.currency !== currency) return 'CARD_NOT_AVAILABLE'
  return isExpired(card.expires, now) ? 'CARD_EXPIRED' : null
}

/** The gateway's token of a card; null if the card has been removed. */
export async function tokenOf(connection: Queryable, sealer: Sealer, { id, userId }: OwnedCard): Promise<string | null> {
  const row = await rowOf(connection, tokenRow, sql.TOKEN_OF_CARD, [id, userId])
  return row ? sealer.open(String(userId), row.sealedToken) : null
}

/** Keeps a card of the gateway; what is not kept, the gateway forgets. The same card saved again replaces its token. */
export async function keepCard(
  connection: Queryable,
  sealer: Sealer,
  { userId, currency, now }: { userId: number; currency: Currency; now: Date },
  { token, brand, last4, expires }: GatewayCard,
): Promise<void> {
  const sealedToken = sealer.seal(String(userId), token)
  const owner = await rowOf(connection, idRow, sql.LOCK_OWNER, [userId])
  const card = [userId, currency, brand, last4, expires, sealedToken, now.toISOString(), MAX_CARDS]
  const kept = owner && (await rowOf(connection, keptRow, sql.KEEP_CARD, card))
  if (!kept) return forgetAtGateway(connection, userId, [{ sealedToken }])
  const { replaced } = kept
  const isOther = replaced !== null && sealer.open(String(userId), replaced) !== token
  if (isOther) await forgetAtGateway(connection, userId, [{ sealedToken: replaced }])
}

/** Removes a card of this account; nothing for any other. */
export async function removeCardOf(connection: Queryable, { id, userId }: OwnedCard): Promise<void> {
  await forgetAtGateway(connection, userId, await rowsOf(connection, tokenRow, sql.REMOVE_CARD, [id, userId]))
}

/** Removes all cards of an account, here and at the gateway. */
export async function removeCardsOf(connection: Queryable, userId: number): Promise<void> {
  await forgetAtGateway(connection, userId, await rowsOf(connection, tokenRow, sql.REMOVE_CARDS, [userId]))
}

const forgetAtGateway = (connection: Queryable, userId: number, tokens: readonly { sealedToken: string }[]) =>
  enqueueAll(
    connection,
    tokens.map(({ sealedToken }) => decided(forgetCard, { userId, sealedToken })),
  )
