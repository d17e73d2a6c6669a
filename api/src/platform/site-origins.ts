import { storefrontOf, type Storefront } from '@shop/contracts/shop/storefront'

/** `https://shop.example` by storefront; null when there is none. */
export type SiteOrigins = Record<Exclude<Storefront, 'unknown'>, string | null>

/** The first configured origin per storefront; demo origins without configuration. */
export function siteOriginsOf(origins: readonly string[], demoPort: number | null): SiteOrigins {
  const first = (storefront: Storefront) => origins.find((origin) => storefrontOf(new URL(origin).host) === storefront) ?? null
  if (origins.length > 0 || demoPort === null) return { ru: first('ru'), international: first('international') }
  return { ru: `http://shop.ru.localhost:${demoPort}`, international: `http://shop.com.localhost:${demoPort}` }
}
