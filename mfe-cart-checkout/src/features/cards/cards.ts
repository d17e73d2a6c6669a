import { createEvent, createStore, sample } from 'effector'
import { savedCards, type SavedCard } from '@shop/contracts/orders/payment/saved-cards'
import { createRequestFx, failureOf } from '@shop/http'
import { $user, userChanged } from '@shop/session'

/** Form values of the choice: `NEW_CARD`, the id of a saved one, or empty while nothing is chosen. */
export const NEW_CARD = 'new'

/** The choice of a card is shown. */
export const cardsShown = createEvent<void>()

const cardsFx = createRequestFx(savedCards)

const $askedFor = createStore<number | null>(null, { serialize: 'ignore' })
sample({ clock: cardsFx, source: $user, fn: ({ id }) => id, target: $askedFor })

/** Drops an answer that comes after the shopper has signed out. */
const answered = sample({
  clock: cardsFx.doneData,
  source: { askedFor: $askedFor, user: $user },
  filter: ({ askedFor, user }) => user.isAuth && askedFor === user.id,
  fn: (_, { result }) => result,
})

/** Saved cards of the signed-in shopper; null until known. Without an answer a new card is left. */
export const $cards = createStore<SavedCard[] | null>(null, { serialize: 'ignore' })
  .on(answered, (_, cards) => cards)
  .on(failureOf(cardsFx), (known, failure) => (failure ? (known ?? []) : known))
  .reset(userChanged)

sample({ clock: cardsShown, source: $user, filter: ({ isAuth }) => isAuth, fn: () => ({}), target: cardsFx })

/** What the API is asked for: a saved card, or that the new one be saved. */
export function cardBody({ card_id, save_card }: { card_id: string; save_card: boolean }): { card_id?: number; save_card?: true } {
  if (/^\d+$/.test(card_id)) return { card_id: Number(card_id) }
  return save_card ? { save_card: true } : {}
}
