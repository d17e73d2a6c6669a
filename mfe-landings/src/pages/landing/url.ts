import type { Address } from '@shop/routing'

export interface LandingUrl {
  /** Content service path: the URL without its leading slash. */
  path: string
}

/** Query parameters are tracking only. */
export const landingUrl = ({ pathname }: Address): LandingUrl => ({ path: pathname.slice(1) })
