import type { Minor } from '@shop/contracts/core/money'
import { dutyOf } from '@shop/contracts/places/duties'
import type { Locale } from '@shop/contracts/shop/storefront'

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

/** What the pieces cost at customs, in whole units; null where nothing is paid on receipt. */
export function dutyEstimate(country: string, sum: Minor): Minor | null {
  const duty = dutyOf(country)
  return duty?.kind === 'onReceipt' ? Math.ceil((sum * duty.percent) / 100 / WHOLE) * WHOLE : null
}

/** Import duty of a country in one sentence; null in Russia. `about` is the estimate as money, else the share is told. [delivery.duties-stated] */
export function dutyText(country: string, locale: Locale, about?: string | null): string | null {
  const duty = dutyOf(country)
  const words = WORDS[locale]
  if (!duty) return null
  if (duty.kind !== 'onReceipt') return words[duty.kind]
  return words.onReceipt(about ?? words.ofPrice(duty.percent))
}
