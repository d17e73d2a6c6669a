import { withBrand } from '@shop/contracts/shop/brand-face'
import type { InferInsertModel } from 'drizzle-orm'
import {
  categories as categoriesTable,
  categoryTexts,
  depositDesigns,
  designers as designersTable,
  designerTexts,
  designSets,
  designs,
  media,
  pictures,
  priceHistory,
  prices,
  products,
  productTags,
  productTexts,
  productVideos,
  reviews,
  selectionDesigns,
  selections as selectionsTable,
  selectionTexts,
  shopStock,
  skus,
  stock,
} from '../platform/db/schema/index.ts'
import { BOOKING_TABLES, bookingRows } from './shoppers/bookings.ts'
import { certificateRows } from './goods/certificates.ts'
import { categories } from './goods/categories.ts'
import { CONTENT_TABLES, contentRows } from '../goods/content/seed/rows.ts'
import { depositDesignRows } from './deposit-designs.ts'
import { designers } from './designers.ts'
import { listPieces } from './goods/pieces.ts'
import { familyOf } from './goods/families.ts'
import { mediaOf, videosOf } from './goods/media.ts'
import { offersOf } from './offers.ts'
import { PLACE_TABLES, placeRows } from './places/rows.ts'
import { productOf, productTagsOf, productTextsOf } from './goods/products.ts'
import { selections } from './goods/selections.ts'
import { sizerRows } from './goods/sizers.ts'
import { reviewRows } from './reviews.ts'
import type { Source } from './source.ts'

const LOCALES = ['ru', 'en'] as const

/** Tables that the demo clears and fills. Bags, sessions and settings are not touched. */
export const DEMO_TABLES = {
  categories: categoriesTable,
  categoryTexts,
  selections: selectionsTable,
  selectionTexts,
  selectionDesigns,
  designers: designersTable,
  designerTexts,
  designs,
  designSets,
  products,
  productTexts,
  productTags,
  pictures,
  media,
  productVideos,
  skus,
  stock,
  shopStock,
  prices,
  priceHistory,
  depositDesigns,
  reviews,
  ...CONTENT_TABLES,
  ...PLACE_TABLES,
  ...BOOKING_TABLES,
}
type Tables = typeof DEMO_TABLES
export type DemoRows = { [Name in keyof Tables]: InferInsertModel<Tables[Name]>[] }

/** All demo rows by table, deterministic. `house` is the shop's own designer. */
export function demoRows(source: Source, house = ''): DemoRows {
  const pieces = listPieces(source.designs)
  const offers = pieces.map(offersOf)
  const certificates = certificateRows(source.designs.length)
  const sizers = sizerRows(source.designs.length + certificates.designs.length + 1)
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
    selections: selections.map(({ path, cover }, index) => ({ id: index + 1, path, position: index, cover: cover ?? null })),
    selectionTexts: selections.flatMap((selection, index) =>
      LOCALES.map((locale) => {
        const { name, description = '', coverAlt = '' } = selection[locale]
        return { selection_id: index + 1, locale, name, description, cover_alt: coverAlt }
      }),
    ),
    selectionDesigns: selections.flatMap(({ designs }, index) =>
      designs.map((slug) => ({ selection_id: index + 1, design_id: idOfDesign(slug) })),
    ),
    designers: designers.map(({ slug, since, banner, feature }, index) => ({
      id: index + 1,
      slug,
      position: index,
      since,
      wide: banner ? `banners/${banner}` : null,
      portrait: banner ? `banners/${banner}-portrait` : null,
      feature: feature ?? null,
    })),
    designerTexts: designers.flatMap((designer, index) =>
      LOCALES.map((locale) => ({
        designer_id: index + 1,
        locale,
        ...designer[locale],
        name: withBrand(designer[locale].name, { brand: house }),
        lang: designer[locale].lang ?? null,
      })),
    ),
    depositDesigns: depositDesignRows,
    reviews: reviewRows({ pieces, skus: offers.flatMap(({ skus }) => skus) }),
    designs: [
      ...source.designs.map(({ slug }, index) => ({
        id: index + 1,
        slug,
        family: familyOf(slug)?.family ?? null,
        symbol: familyOf(slug)?.symbol ?? null,
        family_stone: familyOf(slug)?.stone ?? null,
      })),
      ...certificates.designs,
      ...sizers.designs,
    ],
    designSets: source.designs.flatMap(({ slug }, index) => {
      const { story } = pieces.find(({ designId }) => designId === index + 1) ?? {}
      if (!story) throw new Error(`The design ${slug} has no picture.`)
      return story.wornWith.map((other, position) => ({ design_id: index + 1, position, other_id: idOfDesign(other) }))
    }),
    products: [...pieces.map(productOf), ...certificates.products, ...sizers.products],
    productTexts: [...pieces.flatMap(productTextsOf), ...certificates.productTexts, ...sizers.productTexts],
    productTags: pieces.flatMap(productTagsOf),
    pictures: Object.entries(source.pictures).map(([key, picture]) => ({ key, ...picture })),
    media: [...pieces.flatMap(mediaOf), ...certificates.media, ...sizers.media],
    productVideos: pieces.flatMap((piece) => videosOf(piece, source.videos)),
    skus: [...offers.flatMap(({ skus }) => skus), ...certificates.skus, ...sizers.skus],
    stock: [...offers.flatMap(({ stock }) => stock), ...certificates.stock, ...sizers.stock],
    shopStock: offers.flatMap(({ windows }) => windows),
    prices: [...offers.flatMap(({ prices }) => prices), ...certificates.prices, ...sizers.prices],
    priceHistory: [...offers.flatMap(({ history }) => history), ...certificates.priceHistory, ...sizers.priceHistory],
    ...placeRows(),
    ...bookingRows(),
    ...contentRows(),
  }
}
