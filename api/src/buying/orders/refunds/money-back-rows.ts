import type { Currency } from '@shop/contracts/core/money'
import type { MoneyBack } from '@shop/contracts/orders/refunds/money-back'
import type { Locale } from '@shop/contracts/shop/storefront'
import { dayInWords } from '@shop/i18n/dates'
import { exactMoney } from '@shop/i18n/money'
import { ORDER_TEXTS } from '../texts/texts.ts'

/** What went back as rows of letters and documents: where to, by when, how much. */
export const moneyBackRows = (parts: readonly MoneyBack[], currency: Currency, locale: Locale): { name: string; value: string }[] =>
  parts.map(({ to, sum, by }) => {
    const texts = ORDER_TEXTS[locale]
    const name = texts.moneyBack[to]
    return { name: by ? texts.moneyBackBy(name, dayInWords(by, locale)) : name, value: exactMoney(sum, currency, locale) }
  })
