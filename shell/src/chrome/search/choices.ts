import { plainText } from '@shop/contracts/core/text/plain-text'
import type { CategoryLink } from '@shop/contracts/catalog/product-card'
import { searchAddress } from '@shop/contracts/search/search-address'
import type { SuggestedProduct, Suggestions } from '@shop/contracts/search/suggest'

export type GroupName = 'recent' | 'popular' | 'help' | 'searches' | 'categories' | 'designers' | 'products'

/** A list item. */
export interface Choice {
  id: string
  name: string
  to: string
  /** Language of a foreign name. */
  lang?: string | undefined
  product?: SuggestedProduct
}

export interface Group {
  name: GroupName
  choices: Choice[]
}

/** Of the results; `isExact`: without corrections. */
export const addressOf = (text: string, isExact = false) => searchAddress({ text: plainText(text).trim(), isExact })

const group = (name: GroupName, lines: readonly Omit<Choice, 'id'>[]): Group => ({
  name,
  choices: lines.map((line, index) => ({ ...line, id: `search-${name}-${index}` })),
})
const links = (list: readonly (CategoryLink & { lang?: string | null })[]) =>
  list.map(({ name, url, lang }) => ({ name, to: url, lang: lang ?? undefined }))

const filled = (groups: Group[]) => groups.filter(({ choices }) => choices.length > 0)

/** Items before typing. */
export const startGroups = (recent: readonly string[], popular: readonly CategoryLink[]): Group[] =>
  filled([
    group(
      'recent',
      recent.map((text) => ({ name: text, to: addressOf(text) })),
    ),
    group('popular', links(popular)),
  ])

/** In visual order, for arrow keys. */
export const foundGroups = ({ help, searches, categories, designers, products }: Suggestions): Group[] =>
  filled([
    group(
      'help',
      help.map(({ title, url }) => ({ name: title, to: url })),
    ),
    group('searches', links(searches)),
    group('categories', links(categories)),
    group('designers', links(designers)),
    group(
      'products',
      products.map((product) => ({ name: product.name, to: product.url, product })),
    ),
  ])
