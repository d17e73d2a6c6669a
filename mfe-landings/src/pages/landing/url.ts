import type { Address } from '@shop/routing'

export interface LandingUrl {
  /** Name of the page at the content service: the address without its first slash. */
  path: string
}

/** Whatever stands in the query is somebody's mark. */
export const landingUrl = ({ pathname }: Address): LandingUrl => ({ path: pathname.slice(1) })
