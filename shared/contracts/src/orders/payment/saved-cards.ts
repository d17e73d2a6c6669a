import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { Id } from '../../core/id.ts'
import { Currency } from '../../core/money.ts'

/** Cards of one account. */
export const MAX_CARDS = 10

/** Which card pays, for payment by card. Only signed-in shoppers have saved ones; a guest's wish to save is ignored. */
export const CardChoice = v.object({
  /** A saved card; absent: a new one, on the bank's page. */
  card_id: v.nullish(Id),
  /** The shopper wants the new card remembered. */
  save_card: v.nullish(v.boolean()),
})

/** A card that the bank remembers: the shop has neither its number nor its code. */
export const SavedCard = v.object({
  id: Id,
  /** As the bank names it: Visa, Mastercard, Mir. */
  brand: v.string(),
  last4: v.string(),
  /** Last month of the card, YYYY-MM. */
  expires: v.string(),
  isExpired: v.boolean(),
  /** It pays in this currency only. */
  currency: Currency,
})
export type SavedCard = v.InferOutput<typeof SavedCard>

const list = {
  answer: v.object({ result: v.array(SavedCard) }),
  example: {
    answer: { result: [{ id: 7, brand: 'Visa', last4: '4242', expires: '2028-04', isExpired: false, currency: 'RUB' as const }] },
  },
}

export const savedCards = defineEndpoint('/profile/cards', {
  name: 'savedCards',
  method: 'GET',
  ...list,
  about: 'Cards that the bank remembers for the signed-in shopper, the newest first. UNAUTHORIZED (401) for a guest.',
})

export const removeCard = defineEndpoint('/profile/cards/{id}', {
  name: 'removeCard',
  method: 'DELETE',
  ...list,
  about: 'Removes a card here and at the bank. One that is not the shopper’s changes nothing. UNAUTHORIZED (401) for a guest.',
})
