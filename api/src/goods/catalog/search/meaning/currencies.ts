import type { Currency } from '@shop/contracts/core/money'
import type { Columns } from '../../index/columns.ts'

/** Words and signs of money; those that come before a sum as well. In Russian "р." comes after it: "р. 17" is a size. */
const CURRENCIES: readonly [currency: string, signs: string, signsBefore: string][] = [
  ['RUB', String.raw`₽|руб\p{L}*\.?|р(?![\p{L}])\.?|rub(?:les?)?(?![\p{L}])`, '₽|rub'],
  ['USD', String.raw`us\$|\$|usd|dollars?|bucks|доллар\p{L}*|бакс\p{L}*`, String.raw`us\$|\$|usd`],
  ['AED', String.raw`aed|dirhams?|дирхам\p{L}*|dhs?(?![\p{L}])`, String.raw`aed|dhs?(?![\p{L}])`],
  ['EUR', String.raw`€|euros?|eur|евро`, '€|eur'],
  ['GBP', String.raw`£|gbp|pounds?|фунт\p{L}*`, '£|gbp'],
  ['KZT', String.raw`₸|kzt|тенге`, '₸|kzt'],
  ['CNY', String.raw`¥|cny|юан\p{L}*|yuan`, '¥|cny'],
  ['INR', String.raw`₹|inr|rupees?|рупи\p{L}*`, '₹|inr'],
  ['SAR', String.raw`sar(?![\p{L}])|riyals?|риал\p{L}*`, String.raw`sar(?![\p{L}])`],
]

export const CURRENCY_SIGN = `(?:${CURRENCIES.map(([, signs]) => signs).join('|')})`
export const CURRENCY_BEFORE = `(?:${CURRENCIES.map(([, , signs]) => signs).join('|')})`

const KNOWN = CURRENCIES.map(([currency, signs]) => [currency, new RegExp(String.raw`(?<![\p{L}])(?:${signs})`, 'u')] as const)

/** The currency that a sum names; null when it names none. */
export const currencyIn = (sum: string): string | null => KNOWN.find(([, signs]) => signs.test(sum))?.[0] ?? null

const rates = new WeakMap<Columns, Map<string, number | null>>()

/** What one unit of a currency is in another by the shop's own prices; null when the shop has no prices in it. */
export function rateOf(columns: Columns, from: string, to: Currency): number | null {
  const known = rates.get(columns) ?? new Map<string, number | null>()
  rates.set(columns, known)
  const key = `${from} ${to}`
  const rate = known.get(key) ?? rateBy(columns, from, to)
  known.set(key, rate)
  return rate
}

function rateBy(columns: Columns, from: string, to: Currency): number | null {
  if (!columns.offers.has(from)) return null
  const [theirs, own] = [columns.offersIn(from).initial, columns.offersIn(to).initial]
  let [there, here] = [0, 0]
  for (let place = 0; place < theirs.length; place += 1) {
    const [one, other] = [theirs[place] ?? Number.NaN, own[place] ?? Number.NaN]
    if (Number.isNaN(one) || Number.isNaN(other)) continue
    there += one
    here += other
  }
  return there > 0 ? here / there : null
}
