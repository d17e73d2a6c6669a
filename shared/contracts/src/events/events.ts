import * as v from 'valibot'
import { AuthSource } from '../auth/auth-source.ts'
import { alertAsked } from './alert-asked.ts'
import { categoryViewed, searchMade } from './catalog-events.ts'
import { certificateAdded } from './certificate-added.ts'
import { checkoutStepReached } from './checkout-step.ts'
import { defineEvent, type EventContract } from './define-event.ts'
import { orderChanged } from './order-changed.ts'
import { pieceRemoved } from './piece-removed.ts'
import { purchaseMade } from './purchase.ts'
import { cardChosen, cardsSeen, pageShown, vitalMeasured } from './screen-events.ts'
import { signedIn } from './signed-in.ts'

export type { EventContract } from './define-event.ts'

export const bagWanted = defineEvent(
  'bag.wanted',
  '1.0.0',
  v.object({ from: v.picklist(['header', 'added']) }),
  'Somebody wants to see the bag without leaving the page.',
)

export const pieceAdded = defineEvent(
  'piece.added',
  '1.0.0',
  v.object({ skuId: v.string(), quantity: v.number(), from: v.string() }),
  'The server has put a piece into the bag. `skuId` is the id of its line.',
)

export const pieceViewed = defineEvent(
  'piece.viewed',
  '1.1.0',
  v.object({
    itemId: v.number(),
    url: v.string(),
    name: v.string(),
    price: v.optional(v.number()),
    currency: v.optional(v.string()),
    category: v.optional(v.string()),
    designer: v.optional(v.string()),
  }),
  'A product page was opened; the price is in major units.',
)

export const signInWanted = defineEvent(
  'sign-in.wanted',
  '1.1.0',
  v.object({
    source: AuthSource,
    /** Said in place of the popup's usual reason, in the shopper's language. */
    why: v.optional(v.string()),
  }),
  'Somebody wants to sign in, or a page needs a shopper who has.',
)

export const events: EventContract<never>[] = [
  bagWanted,
  pieceAdded,
  pieceRemoved,
  pieceViewed,
  orderChanged,
  certificateAdded,
  alertAsked,
  categoryViewed,
  searchMade,
  cardsSeen,
  cardChosen,
  pageShown,
  vitalMeasured,
  signInWanted,
  signedIn,
  checkoutStepReached,
  purchaseMade,
] as never
