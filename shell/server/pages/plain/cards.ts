import { cardMonth, cardName } from '@shop/contracts/orders/payment/card-name'
import { type SavedCard, savedCards } from '@shop/contracts/orders/payment/saved-cards'
import type { Currency } from '@shop/contracts/core/money'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { ShopperCalls } from '../../backend/shopper-calls.ts'
import { checkbox, group, radio } from './form-html.ts'
import { PLAIN_TEXTS } from './texts.ts'

const NEW_CARD = 'new'

/** Null for a guest, who saves none. */
export async function readCards(calls: ShopperCalls): Promise<readonly SavedCard[] | null> {
  const { status, answer } = await calls.get(savedCards.path)
  return status === 200 ? v.parse(savedCards.answer, answer).result : null
}

interface CardForm {
  cards: readonly SavedCard[] | null
  currency: Currency
  /** As typed; empty on the first page. */
  card: string
  isSaved: boolean
}

/** A saved card or a new one, as the page with scripts has them [payment.card-chosen]. */
export function cardsHtml({ cards, currency, card, isSaved }: CardForm, locale: Locale): string {
  if (cards === null) return ''
  const texts = PLAIN_TEXTS[locale]
  const usable = cards.filter((one) => one.currency === currency && !one.isExpired)
  const chosen = [...usable.map(({ id }) => String(id)), NEW_CARD].includes(card) ? card : String(usable[0]?.id ?? NEW_CARD)
  const rows = usable.map((one) =>
    radio('card', String(one.id), chosen === String(one.id), `${cardName(one, locale)}, ${texts.cardUntil(cardMonth(one))}`),
  )
  const save = checkbox('save_card', isSaved, texts.saveCard) + `<p class="small">${texts.saveCardNote}</p>`
  return rows.length === 0
    ? save
    : group(texts.whichCard, rows.join('') + radio('card', NEW_CARD, chosen === NEW_CARD, texts.newCard) + save)
}

/** What the API is asked for; it ignores both where another way is chosen. */
export const cardBody = (card: string, save: string) =>
  /^\d{1,10}$/.test(card) ? { card_id: Number(card) } : save ? { save_card: true } : {}
