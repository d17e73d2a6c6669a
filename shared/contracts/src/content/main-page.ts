import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { Picture } from '../core/picture.ts'
import { CategoryLink, Designer, ProductCard } from '../catalog/product-card.ts'

/** A large picture with short text and a link. */
export const MainBanner = v.object({
  title: v.string(),
  text: v.string(),
  action: v.string(),
  url: v.string(),
  wide: Picture,
  portrait: Picture,
})
export type MainBanner = v.InferOutput<typeof MainBanner>

export const Banner = v.object({ title: v.string(), text: v.string(), url: v.string(), picture: Picture })
export type Banner = v.InferOutput<typeof Banner>

/** Main banner, certificate story picture, and banners in rows of 3, 3 and the rest. A banner without its picture is left out. */
export const MainPage = v.object({
  mainBanner: v.nullable(MainBanner),
  certificateStoryImage: v.nullable(MainBanner),
  banners: v.array(Banner),
  /** Content page link; null without one. */
  editorial: v.optional(v.nullable(MainBanner), null),
  newProducts: v.object({ quantity: v.number(), url: v.string(), products: v.array(ProductCard) }),
  designers: v.array(v.object({ ...Designer.entries, about: v.string(), count: v.number() })),
  categories: v.array(CategoryLink),
})
export type MainPage = v.InferOutput<typeof MainPage>

export const mainPage = defineEndpoint('/main-page', {
  name: 'mainPage',
  method: 'GET',
  answer: MainPage,
  about: 'What the home page shows, in the storefront’s language and currency.',
  example: { answer: {} },
})

export const Bestsellers = v.object({ products: v.array(ProductCard) })
export type Bestsellers = v.InferOutput<typeof Bestsellers>

export const bestsellers = defineEndpoint('/pd/frontend/bestsellers', {
  name: 'bestsellers',
  method: 'GET',
  answer: Bestsellers,
  about: 'Pieces that are chosen most often.',
  example: { answer: { products: [] } },
})
