import type { Locale } from '@shop/contracts/shop/storefront'

interface HouseText {
  name: string
  /** Language of the name if it differs from the page's. */
  lang?: string
  city: string
  /** One sentence under the name. */
  about: string
  /** Specialty in two or three words. */
  craft: string
  /** Heading over its pieces. */
  chapter: string
  workshop: string
  materials: string
  story: string[]
}

/** A fictional designer of the demo shop. */
export interface DemoDesigner extends Record<Locale, HouseText> {
  slug: string
  /** Prefix of article numbers. */
  mark: string
  /** Year since which the shop sells it. */
  since: number
  /** Slug of the banner of its page. */
  banner?: string
  /** Picture key for the designer list; three designers are featured there. */
  feature?: string
}
