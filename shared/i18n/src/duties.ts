import type { Currency, Minor } from '@shop/contracts/core/money'
import { dutyOf } from '@shop/contracts/places/duties'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money } from './money.ts'

const WORDS = {
  ru: {
    included: 'Пошлины и налоги включены в цену',
    none: 'Ввозной пошлины нет',
    onReceipt: (about: string) => `Ввозную пошлину платят при получении, примерно ${about}`,
    ofPrice: (percent: number) => `${percent} % цены`,
  },
  en: {
    included: 'Duties and taxes are included',
    none: 'No import duty',
    onReceipt: (about: string) => `Import duty is paid on receipt, about ${about}`,
    ofPrice: (percent: number) => `${percent}% of the price`,
  },
}

/** An estimate has no cents. */
const WHOLE = 100

/** Import duty of a country in one sentence; null in Russia. With the sum of the pieces, as money. [delivery.duties-stated] */
export function dutyText(country: string, locale: Locale, goods?: { sum: Minor; currency: Currency }): string | null {
  const duty = dutyOf(country)
  const words = WORDS[locale]
  if (!duty) return null
  if (duty.kind !== 'onReceipt') return words[duty.kind]
  if (!goods) return words.onReceipt(words.ofPrice(duty.percent))
  const about = Math.ceil((goods.sum * duty.percent) / 100 / WHOLE) * WHOLE
  return words.onReceipt(money(about, goods.currency, locale))
}
