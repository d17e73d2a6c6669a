import { type CartData, skuOfLine } from '@shop/contracts/cart/cart'
import { categoryViewed, searchMade } from '@shop/contracts/events/catalog-events'
import { checkoutStepReached } from '@shop/contracts/events/checkout-step'
import { pieceAdded, pieceViewed, type EventContract } from '@shop/contracts/events/events'
import { pieceRemoved } from '@shop/contracts/events/piece-removed'
import { purchaseMade } from '@shop/contracts/events/purchase'
import { cardChosen, cardsSeen, pageShown, vitalMeasured, type CardOnScreen } from '@shop/contracts/events/screen-events'
import { signedIn } from '@shop/contracts/events/signed-in'
import { STEP_NAMES, type Entry, type Item } from './observe/entries.ts'

/** Additional context of a message. */
export interface ShopperState {
  cart: CartData | null
}

/** A view reported to the marketing platform by our server. */
export interface View {
  kind: 'product' | 'category'
  id: string
}

interface Told<Payload> {
  /** For the data layer. */
  entryOf?: (message: Payload, known: ShopperState) => Entry
  /** For our server. */
  viewOf?: (message: Payload) => View
  /** Concerns the current page: sent once the shopper agrees there. */
  isHere?: (message: Payload) => boolean
}

export interface Row extends Told<never> {
  contract: EventContract<never>
}

const MINOR_UNITS = 100

const row = <Payload>(contract: EventContract<Payload>, rest: Told<Payload>) => ({ contract, ...rest }) as unknown as Row

const itemOf = ({ itemId, name, position }: CardOnScreen): Item => ({ item_id: itemId, item_name: name, index: position })
/** Rounds to minor units: 0.1 × 3 is not 0.3. */
const times = (price: number, quantity: number) => Math.round(price * quantity * MINOR_UNITS) / MINOR_UNITS

function added({ skuId, quantity }: { skuId: string; quantity: number }, { cart }: ShopperState): Entry {
  const line = cart?.products.find(({ id }) => id === skuId)
  if (!line) return { event: 'add_to_cart', items: [{ item_id: skuId, quantity }] }
  const { itemId, name, designer, category, price } = line
  const each = price.final / MINOR_UNITS
  return {
    event: 'add_to_cart',
    currency: price.currency,
    value: times(each, quantity),
    items: [
      {
        item_id: skuOfLine(skuId),
        item_group_id: String(itemId),
        item_name: name,
        item_brand: designer.name,
        item_category: category,
        price: each,
        quantity,
      },
    ],
  }
}

/** The only mapping from shop events to analytics and marketing. */
export const mapping: readonly Row[] = [
  row(pageShown, {
    entryOf: ({ url, title, page }) => ({ event: 'page_view', page_location: url, page_title: title, page_type: page }),
  }),
  row(cardsSeen, { entryOf: ({ list, cards }) => ({ event: 'view_item_list', item_list_id: list, items: cards.map(itemOf) }) }),
  row(cardChosen, { entryOf: ({ list, card }) => ({ event: 'select_item', item_list_id: list, items: [itemOf(card)] }) }),
  row(categoryViewed, {
    viewOf: ({ slug }) => ({ kind: 'category', id: slug }),
    isHere: ({ slug }) => location.pathname === `/catalog/${slug}`,
  }),
  row(pieceViewed, {
    entryOf: ({ itemId, name, price, currency, category, designer }) => ({
      event: 'view_item',
      ...(price !== undefined && { currency, value: price }),
      items: [{ item_id: String(itemId), item_name: name, item_brand: designer, item_category: category, price, quantity: 1 }],
    }),
    viewOf: ({ itemId }) => ({ kind: 'product', id: String(itemId) }),
    isHere: ({ url }) => location.pathname === url,
  }),
  row(pieceAdded, { entryOf: added }),
  row(pieceRemoved, {
    entryOf: ({ skuId, name, quantity, price, currency }) => ({
      event: 'remove_from_cart',
      currency,
      value: times(price, quantity),
      items: [{ item_id: skuId, item_name: name, price, quantity }],
    }),
  }),
  row(checkoutStepReached, { entryOf: ({ step }) => ({ event: 'checkout_step', step, step_name: STEP_NAMES[step] }) }),
  row(purchaseMade, {
    entryOf: (order) => ({ event: 'purchase', ...order }),
    isHere: () => location.pathname.startsWith('/order-success'),
  }),
  row(searchMade, {
    entryOf: ({ text, found }) => ({ event: 'search', search_term: text, results: found }),
    isHere: ({ text }) => new URLSearchParams(location.search).get('text')?.trim() === text,
  }),
  row(signedIn, { entryOf: ({ method }) => ({ event: 'login', method }) }),
  row(vitalMeasured, { entryOf: ({ name, ...rest }) => ({ event: 'web_vitals', metric: name, ...rest }) }),
]
