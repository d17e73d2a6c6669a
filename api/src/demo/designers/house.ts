import type { Locale } from '@shop/contracts/shop/storefront'

interface HouseText {
  name: string
  /** Language of the name where it is not the page's. */
  lang?: string
  city: string
  /** One sentence under the name. */
  about: string
  /** What it is known for, in two or three words. */
  craft: string
  /** Heading over its pieces. */
  chapter: string
  workshop: string
  materials: string
  story: string[]
}

/** A designer of the demo shop. All of them are made up. */
export interface House extends Record<Locale, HouseText> {
  slug: string
  /** Begins the article numbers. */
  mark: string
  /** Year since which the shop sells it. */
  since: number
  /** Slug of the banner over its page. */
  banner?: string
  /** Key of the picture over the list of designers, for the three houses that stand there. */
  feature?: string
}
