import type { Filter, Listing } from '@shop/contracts/catalog/listing'
import { plainText } from '@shop/contracts/core/text/plain-text'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { exactMoney } from '@shop/i18n/money'

const LONGEST_QUERY = 60
const ADDRESS = /[:/@\\]|www|[\p{L}\d]\.[\p{L}\d]/iu

const TEXTS = {
  ru: { from: 'от', to: 'до' },
  en: { from: 'from', to: 'up to' },
} as const

type NamedListing = Pick<Listing, 'name' | 'filters' | 'understood'>
type Shop = Pick<ShopContext, 'locale' | 'currency'>

/** What the shop calls a list: its section, what was understood of a query, and the chosen filters with the bounds of price. No word of a shopper [search.named-by-shop]. */
export function nameOf({ name, filters, understood }: NamedListing, url: string, shop: Shop): string {
  const meant = understood?.chips.flatMap(({ kind, label }) => (kind === 'word' ? [] : [label])) ?? []
  return [name, ...meant, ...chosenIn(filters, url, shop)].join(', ')
}

/** The same with the query as typed, unless it is long or looks like an address: for an address that has confirmed the list. */
export function fullNameOf(listing: NamedListing, url: string, shop: Shop): string {
  const text = plainText(queryOf(url).get('text') ?? '').trim()
  if (listing.understood === null || text === '' || text.length > LONGEST_QUERY || ADDRESS.test(text)) return nameOf(listing, url, shop)
  return [text, ...chosenIn(listing.filters, url, shop)].join(', ')
}

const queryOf = (url: string) => new URL(url, 'http://shop').searchParams

const chosenIn = (filters: readonly Filter[], url: string, shop: Shop) =>
  filters.flatMap((filter) => {
    if (filter.type === 'range') return boundsOf(url, shop)
    const labels = filter.values.filter(({ chosen }) => chosen).map(({ label }) => label)
    // A number alone would not say that it is a size; a length has its unit.
    return filter.code === 'size'
      ? labels.map((label) => (/\p{L}$/u.test(label) ? label : `${filter.name.toLowerCase()} ${label}`))
      : labels
  })

/** "from 20 000 ₽ up to 50 000 ₽": each end that the address names in major units. */
function boundsOf(url: string, { locale, currency }: Shop): string[] {
  const ends = (['from', 'to'] as const).flatMap((end) => {
    const major = Number(queryOf(url).get(`price_${end}`) ?? '')
    return Number.isInteger(major) && major > 0 ? [`${TEXTS[locale][end]} ${exactMoney(major * 100, currency, locale)}`] : []
  })
  return ends.length > 0 ? [ends.join(' ')] : []
}
