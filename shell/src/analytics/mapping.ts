import type { CartData } from '@shop/contracts/cart'
import { searchMade } from '@shop/contracts/catalog-events'
import { checkoutStepReached } from '@shop/contracts/checkout-step'
import { pieceAdded, pieceViewed, type EventContract } from '@shop/contracts/events'
import { pieceRemoved } from '@shop/contracts/piece-removed'
import { purchaseMade } from '@shop/contracts/purchase'
import { cardChosen, cardsSeen, pageShown, vitalMeasured, type CardOnScreen } from '@shop/contracts/screen-events'
import { signedIn } from '@shop/contracts/signed-in'
import { STEP_NAMES, type Entry, type Item } from './entries.ts'

/** What an entry may need besides its message. */
export interface Known {
  cart: CartData | null
}

export interface Row {
  contract: EventContract<never>
  entryOf: (message: never, known: Known) => Entry
}

const MINOR_UNITS = 100

const row = <Payload>(contract: EventContract<Payload>, entryOf: (message: Payload, known: Known) => Entry) =>
  ({ contract, entryOf }) as unknown as Row

const itemOf = ({ itemId, name, position }: CardOnScreen): Item => ({ item_id: itemId, item_name: name, index: position })
/** To the minor unit: 0.1 × 3 is not 0.3. */
const times = (price: number, quantity: number) => Math.round(price * quantity * MINOR_UNITS) / MINOR_UNITS

function added({ skuId, quantity }: { skuId: string; quantity: number }, { cart }: Known): Entry {
  const line = cart?.products.find(({ id }) => id === skuId)
  if (!line) return { event: 'add_to_cart', items: [{ item_id: skuId, quantity }] }
  const { name, designer, category, price } = line
  const each = price.final / MINOR_UNITS
  return {
    event: 'add_to_cart',
    currency: price.currency,
    value: times(each, quantity),
    items: [{ item_id: skuId, item_name: name, item_brand: designer.name, item_category: category, price: each, quantity }],
  }
}

/** The one place that turns what has happened in the shop into what analytics is told. */
export const mapping: readonly Row[] = [
  row(pageShown, ({ url, title, page }) => ({ event: 'page_view', page_location: url, page_title: title, page_type: page })),
  row(cardsSeen, ({ list, cards }) => ({ event: 'view_item_list', item_list_id: list, items: cards.map(itemOf) })),
  row(cardChosen, ({ list, card }) => ({ event: 'select_item', item_list_id: list, items: [itemOf(card)] })),
  row(pieceViewed, ({ itemId, name, price, currency, category, designer }) => ({
    event: 'view_item',
    ...(price !== undefined && { currency, value: price }),
    items: [{ item_id: String(itemId), item_name: name, item_brand: designer, item_category: category, price, quantity: 1 }],
  })),
  row(pieceAdded, added),
  row(pieceRemoved, ({ skuId, name, quantity, price, currency }) => ({
    event: 'remove_from_cart',
    currency,
    value: times(price, quantity),
    items: [{ item_id: skuId, item_name: name, price, quantity }],
  })),
  row(checkoutStepReached, ({ step }) => ({ event: 'checkout_step', step, step_name: STEP_NAMES[step] })),
  row(purchaseMade, (order) => ({ event: 'purchase', ...order })),
  row(searchMade, ({ text, found }) => ({ event: 'search', search_term: text, results: found })),
  row(signedIn, ({ method }) => ({ event: 'login', method })),
  row(vitalMeasured, ({ name, ...rest }) => ({ event: 'web_vitals', metric: name, ...rest })),
]
