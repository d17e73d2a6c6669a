import { suggest, SUGGESTED, type SuggestedProduct } from '@shop/contracts/search/suggest'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { TEXTS } from '../../../platform/texts/texts.ts'
import { categoryUrl, designerUrl } from '../cards/card.ts'
import type { Catalogue } from '../catalogue.ts'
import { anyOf } from '../index/choice.ts'
import type { Meaning } from './meaning/lexicon.ts'
import { tokensOf } from './language/words.ts'
import { variantsIn } from './found.ts'
import type { Part } from './meaning/part.ts'

/** GET /search/suggest. */
export function serveSuggestions(api: Api, { catalogIndex, cards, directory, search }: Catalogue) {
  implement(api, suggest, async ({ query: { text }, visitor: { shop }, request }) => {
    const known = await directory.of(shop.locale)
    const { pieces, quantity, correction, understood, parts } = await search.find({ text, isTyping: true }, shop, request)
    const { ids } = await catalogIndex.page(pieces, anyOf(shop.currency), { limit: SUGGESTED.products, offset: 0 })
    const words = parts.flatMap((part) => (['price', 'size', 'carats'].includes(part.kind) ? [] : tokensOf(part.text)))
    const slugs = (field: 'section' | 'category' | 'designer') =>
      new Set(parts.flatMap(meaningsOf).flatMap(({ find }) => find.find((one) => one[field])?.[field] ?? []))
    const meant = slugs('section')
    const sections = known.selections.filter(({ path }) => meant.has(path)).map(({ name, path }) => ({ name, url: categoryUrl(path) }))
    const searches = Object.entries(TEXTS[shop.locale].saved).map(([id, name]) => ({ slug: id, name, url: `/search/${id}` }))
    return {
      result: {
        correction,
        quantity,
        products: (await cards.of(ids, shop, 1, variantsIn(parts))).map((card) => toSuggested(card, understood.variant)),
        categories: [
          ...sections,
          ...named(known.categories, words, slugs('category'), SUGGESTED.categories).map(({ name, slug }) => ({
            name,
            url: categoryUrl(slug),
          })),
        ].slice(0, SUGGESTED.categories),
        designers: named(known.designers, words, slugs('designer'), SUGGESTED.designers).map(({ name, lang, slug }) => ({
          name,
          lang,
          url: designerUrl(slug),
        })),
        searches: named(searches, words, new Set(), SUGGESTED.searches).map(({ name, url }) => ({ name, url })),
        help: understood.help.slice(0, SUGGESTED.help),
      },
    }
  })
}

function meaningsOf(part: Part): readonly Meaning[] {
  if (part.kind === 'meaning') return [part.meaning]
  return part.kind === 'word' ? part.meanings : []
}

const toSuggested = (
  { id, name, url, designer, photo, price, hasPriceRange, currency, canBuy, availability }: ProductCard,
  variant: string,
): SuggestedProduct => ({
  id,
  name,
  url: variant ? `${url}?${variant}` : url,
  designer: { name: designer.name, lang: designer.lang },
  photo,
  price,
  hasPriceRange,
  currency,
  canBuy,
  availability,
})

/** Those that are meant, then items with a word that begins like one of the query; most matches first. */
function named<T extends { name: string; slug: string }>(
  list: readonly T[],
  words: readonly string[],
  meant: ReadonlySet<string>,
  most: number,
): T[] {
  const hits = ({ name, slug }: T) => {
    const own = tokensOf(name)
    return (meant.has(slug) ? words.length : 0) + words.filter((word) => own.some((one) => one.startsWith(word))).length
  }
  return list
    .map((one) => ({ one, count: hits(one) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ one }) => one)
}
