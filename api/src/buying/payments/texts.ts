import type { Locale } from '@shop/contracts/shop/storefront'

const ru = {
  payselection: 'Картой или через СБП',
  declined: {
    insufficient_funds: 'На карте не хватает денег. Деньги не списаны.',
    card_expired: 'Срок карты вышел. Деньги не списаны.',
    wrong_cvc: 'Банк не узнал карту: проверьте код с обратной стороны. Деньги не списаны.',
    limit_exceeded: 'Превышен лимит по карте. Деньги не списаны.',
    card_unknown: 'Банк больше не помнит эту карту: введите её ещё раз. Деньги не списаны.',
    other: 'Банк отклонил платёж. Деньги не списаны.',
  },
}

const en: typeof ru = {
  payselection: 'Card or fast payment',
  declined: {
    insufficient_funds: 'There is not enough money on the card. Nothing was taken.',
    card_expired: 'The card has expired. Nothing was taken.',
    wrong_cvc: 'The bank did not recognize the card: check the code on its back. Nothing was taken.',
    limit_exceeded: 'The limit of the card is exceeded. Nothing was taken.',
    card_unknown: 'The bank no longer remembers this card: enter it again. Nothing was taken.',
    other: 'The bank declined the payment. Nothing was taken.',
  },
}

/** Words of paying, whatever is paid for. */
export const PAYMENT_TEXTS: Record<Locale, typeof ru> = { ru, en }
