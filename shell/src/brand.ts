import type { Locale } from '@shop/contracts/storefront'

/** The shop's own face, beside `@shop/contracts/shop-contacts`: a shop that takes this code puts its own here. */
export interface Brand {
  name: string
  /** By language: the legal entity that sells there. */
  legalEntity: Record<Locale, string>
  /** Hosts of the two storefronts, without a port: they answer on the port of this one. */
  hosts: { ru: string; international: string }
  since: number
}

export const brand: Brand = {
  name: 'ZLATA',
  legalEntity: { ru: 'ООО «Злата»', en: 'Zlata LLC' },
  hosts: { ru: 'shop.ru.localhost', international: 'shop.com.localhost' },
  since: 2026,
}
