import type { InferInsertModel } from 'drizzle-orm'
import {
  banners as bannersTable,
  categories as categoriesTable,
  categoryTexts,
  designers as designersTable,
  designerTexts,
  designSets,
  designs,
  media,
  pictures,
  prices,
  products,
  productTags,
  productTexts,
  skus,
  stock,
} from '../db/schema/index.ts'
import { banners } from './banners.ts'
import { categories } from './categories.ts'
import { designers } from './designers.ts'
import { listPieces } from './pieces.ts'
import { mediaOf } from './media.ts'
import { offersOf } from './offers.ts'
import { productOf, productTagsOf, productTextsOf } from './products.ts'
import type { Source } from './source.ts'

const LOCALES = ['ru', 'en'] as const
const LETTERS: Record<string, string> = { 'letter-a': 'A', 'letter-m': 'M', 'letter-k': 'K' }

/** Tables that the demo shop fills, and empties before; bags, sessions and settings are the shop's own. */
export const DEMO_TABLES = {
  categories: categoriesTable,
  categoryTexts,
  designers: designersTable,
  designerTexts,
  designs,
  designSets,
  products,
  productTexts,
  productTags,
  pictures,
  media,
  skus,
  stock,
  prices,
  banners: bannersTable,
}
type Tables = typeof DEMO_TABLES
export type DemoRows = { [Name in keyof Tables]: InferInsertModel<Tables[Name]>[] }

/** The whole demo shop as rows of its tables: the same source makes the same rows. */
export function demoRows(source: Source): DemoRows {
  const pieces = listPieces(source.designs)
  const offers = pieces.map(offersOf)
  const idOfDesign = (slug: string) => {
    const index = source.designs.findIndex((design) => design.slug === slug)
    if (index < 0) throw new Error(`The demo shop has no design ${slug}.`)
    return index + 1
  }

  return {
    categories: categories.map(({ slug, banner }, index) => ({ id: index + 1, slug, position: index, banner: banner ?? null })),
    categoryTexts: categories.flatMap((category, index) =>
      LOCALES.map((locale) => ({ category_id: index + 1, locale, ...category[locale] })),
    ),
    designers: designers.map(({ slug }, index) => ({ id: index + 1, slug, position: index })),
    designerTexts: designers.flatMap((designer, index) =>
      LOCALES.map((locale) => ({ designer_id: index + 1, locale, ...designer[locale], lang: designer[locale].lang ?? null })),
    ),
    designs: source.designs.map(({ slug }, index) => ({
      id: index + 1,
      slug,
      family: slug in LETTERS ? 'letters' : null,
      symbol: LETTERS[slug] ?? null,
    })),
    designSets: source.designs.flatMap(({ slug }, index) => {
      const { story } = pieces.find(({ designId }) => designId === index + 1) ?? {}
      if (!story) throw new Error(`The design ${slug} has no picture.`)
      return story.wornWith.map((other, position) => ({ design_id: index + 1, position, other_id: idOfDesign(other) }))
    }),
    products: pieces.map(productOf),
    productTexts: pieces.flatMap(productTextsOf),
    productTags: pieces.flatMap(productTagsOf),
    pictures: Object.entries(source.pictures).map(([key, picture]) => ({ key, ...picture })),
    media: pieces.flatMap(mediaOf),
    skus: offers.flatMap(({ skus }) => skus),
    stock: offers.flatMap(({ stock }) => stock),
    prices: offers.flatMap(({ prices }) => prices),
    banners: banners.flatMap(({ place, picture, portrait, ...banner }, position) =>
      LOCALES.map((locale) => {
        const { title, body, action = '', alt, url = banner.url } = banner[locale]
        return { place, position, locale, title, body, action, alt, url, picture, portrait: portrait ?? null }
      }),
    ),
  }
}
