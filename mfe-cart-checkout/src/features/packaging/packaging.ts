import { createEvent, sample, type EventCallable, type Store } from 'effector'
import { festivePack, giftPack, priceTags } from '@shop/contracts/cart/cart-actions'
import type { Choices, FullCartData } from '@shop/contracts/cart/full-cart'
import { createRequestFx } from '@shop/http'

/** The case of each piece, or one box for the order, which comes with a card. */
export type Box = 'own' | 'gift' | 'festive'

export interface PackagingChange {
  /** A box of the order, or that price tags are taken off. One box replaces the other. */
  what: 'gift' | 'festive' | 'tags'
  chosen: boolean
  /** Words on the card of a box; the server keeps what it has where they are not said. */
  postCard?: string
}

interface PackagingOptions {
  /** Sent with every call, so that the answer is reckoned for them. */
  $choices: Store<Choices>
  received: EventCallable<FullCartData>
}

export const boxOf = ({ giftPack: gift, festivePack: festive }: Pick<FullCartData, 'giftPack' | 'festivePack'>): Box =>
  festive.chosen ? 'festive' : gift.chosen ? 'gift' : 'own'

/** Taking the gift box back takes either box away. */
export const boxChange = (box: Box): PackagingChange => ({ what: box === 'festive' ? box : 'gift', chosen: box !== 'own' })

/** Boxes, card and price tags of the order, for bag and checkout [bag.gift-packaging]. */
export function createPackaging({ $choices, received }: PackagingOptions) {
  const changed = createEvent<PackagingChange>()
  const fx = { gift: createRequestFx(giftPack), festive: createRequestFx(festivePack), tags: createRequestFx(priceTags) }
  for (const what of ['gift', 'festive', 'tags'] as const) {
    sample({
      clock: changed,
      source: $choices,
      filter: (_, change) => change.what === what,
      fn: (choices, { what: _, ...change }) => ({ body: { ...choices, ...change } }),
      target: fx[what],
    })
  }
  const all = Object.values(fx)
  const answered = sample({ clock: all.map((one) => one.doneData), fn: ({ cartData }) => cartData })
  sample({ clock: answered, target: received })
  return { changed, answered, failed: all.map((one) => one.failData) }
}
