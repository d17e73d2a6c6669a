import { storefrontOf, type Storefront } from '@shop/contracts/shop/storefront'

/** `https://shop.example` of each storefront; null where the shop has none. */
export type SiteOrigins = Record<Exclude<Storefront, 'unknown'>, string | null>

/** The first configured origin of each storefront; without any, those of the demo on this machine. */
export function siteOriginsOf(origins: readonly string[], demoPort: number | null): SiteOrigins {
  const first = (storefront: Storefront) => origins.find((origin) => storefrontOf(new URL(origin).host) === storefront) ?? null
  if (origins.length > 0 || demoPort === null) return { ru: first('ru'), international: first('international') }
  return { ru: `http://shop.ru.localhost:${demoPort}`, international: `http://shop.com.localhost:${demoPort}` }
}
