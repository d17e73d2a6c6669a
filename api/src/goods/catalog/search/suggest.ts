import { Minor } from '@shop/contracts/core/money'
import { Photo } from '@shop/contracts/core/picture'
import { suggest, SUGGESTED, type Suggestions } from '@shop/contracts/search/suggest'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { rowsOf } from '../../../platform/db/rows.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { TEXTS } from '../../../platform/texts/texts.ts'
import { PHOTOS } from '../cards/card-sql.ts'
import { categoryUrl, designerUrl, productUrl } from '../cards/card.ts'
import type { Catalogue } from '../catalogue.ts'
import { anyOf, type PieceScope } from '../index/choice.ts'
import { type Dictionary, plain, understand, wordsIn } from './understand.ts'
import type { WordIndex } from './words.ts'

const foundPiece = v.object({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  category: v.string(),
  designer: v.object({ name: v.string(), lang: v.nullable(v.string()) }),
  photo: Photo,
  initial: v.nullable(Minor),
  final: v.nullable(Minor),
  hasRange: v.boolean(),
  inStock: v.boolean(),
})

/** $1 locale, $2 currency, $3 ids. */
const PRODUCTS_SQL = `
  SELECT p.id, t.name, p.slug, c.slug AS category,
    jsonb_build_object('name', gt.name, 'lang', gt.lang) AS designer, ${PHOTOS} -> 0 AS photo, o.initial, o.final,
    coalesce(o.has_range, false) AS "hasRange",
    EXISTS (SELECT FROM skus JOIN stock ON stock.sku_id = skus.id AND stock.quantity > 0 WHERE skus.product_id = p.id) AS "inStock"
  FROM products p JOIN product_texts t ON t.product_id = p.id AND t.locale = $1 JOIN categories c ON c.id = p.category_id
  JOIN designer_texts gt ON gt.designer_id = p.designer_id AND gt.locale = $1
  LEFT JOIN product_offers o ON o.product_id = p.id AND o.currency = $2
  WHERE p.id = ANY ($3::int[]) ORDER BY p.popularity DESC, p.id`

const NOTHING: Suggestions = { correction: null, quantity: 0, products: [], categories: [], designers: [], searches: [] }

/** GET /search/suggest. */
export function serveSuggestions(api: Api, catalogue: Catalogue) {
  const { library, directory } = catalogue
  implement(api, suggest, async ({ query: { text }, visitor: { shop } }) => {
    const { saved } = TEXTS[shop.locale]
    const words = await library.of(shop.locale)
    const { stems, correction } = understand(text, withSaved(words, Object.values(saved)), true)
    if (stems.length === 0) return { result: NOTHING }
    const [known, found] = await Promise.all([directory.of(shop.locale), productsOf(catalogue, words.found(shop.locale, stems), shop)])
    const searches = Object.entries(saved).map(([id, name]) => ({ name, url: `/search/${id}` }))
    return {
      result: {
        correction,
        ...found,
        categories: named(known.categories, stems, SUGGESTED.categories).map(({ name, slug }) => ({ name, url: categoryUrl(slug) })),
        designers: named(known.designers, stems, SUGGESTED.designers).map(({ name, lang, slug }) => ({
          name,
          lang,
          url: designerUrl(slug),
        })),
        searches: named(searches, stems, SUGGESTED.searches),
      },
    }
  })
}

/** The index's words plus those of saved searches; cached by identity. */
function withSaved(words: WordIndex, saved: readonly string[]): Dictionary {
  const known = dictionaries.get(words)
  if (known) return known
  const own = wordsIn(saved.join(' '), Infinity)
  const dictionary = { list: [...words.list, ...own], has: (stem: string) => words.has(stem) || own.some((word) => word.includes(stem)) }
  dictionaries.set(words, dictionary)
  return dictionary
}
const dictionaries = new WeakMap<WordIndex, Dictionary>()

/** The most popular pieces that match every word. */
async function productsOf(
  { catalogIndex, database }: Catalogue,
  found: PieceScope,
  shop: ShopContext,
): Promise<Pick<Suggestions, 'quantity' | 'products'>> {
  const { ids, quantity } = await catalogIndex.page(found, anyOf(shop.currency), { limit: SUGGESTED.products, offset: 0 })
  const rows = await rowsOf(database, foundPiece, PRODUCTS_SQL, [shop.locale, shop.currency, ids])
  const products = rows.map(({ id, name, designer, photo, initial, final, hasRange, inStock, ...link }) => ({
    id,
    name,
    url: productUrl(link),
    designer,
    photo,
    price: { initial, final, message: null },
    hasPriceRange: hasRange,
    currency: shop.currency,
    canBuy: inStock && initial !== null,
  }))
  return { quantity, products }
}

/** Items with a word that starts with one of the stems; most matches first. */
function named<T extends { name: string }>(list: readonly T[], stems: readonly string[], most: number): T[] {
  const hits = (name: string) => {
    const words = plain(name).split(/[\s-]+/)
    return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length
  }
  return list
    .map((one) => ({ one, count: hits(one.name) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ one }) => one)
}
