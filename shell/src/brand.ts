import type { Locale } from '@shop/contracts/storefront'

/** The shop's own face: a shop that takes this code puts its own here. */
export interface Brand {
  name: string
  phone: { href: string; text: string }
  email: string
  messengers: { name: string; url: string }[]
  /** By language: the legal entity that sells there. */
  legalEntity: Record<Locale, string>
  hours: Record<Locale, string>
  /** Hosts of the two storefronts, without a port: they answer on the port of this one. */
  hosts: { ru: string; international: string }
  since: number
}

export const brand: Brand = {
  name: 'ZLATA',
  phone: { href: 'tel:+74951234567', text: '+7 495 123-45-67' },
  email: 'care@zlata.example',
  messengers: [
    { name: 'WhatsApp', url: 'https://wa.me/74951234567' },
    { name: 'Telegram', url: 'https://t.me/zlata_example' },
  ],
  legalEntity: { ru: 'ООО «Злата»', en: 'Zlata LLC' },
  hours: { ru: 'Ежедневно 9:00–22:00, по Москве', en: 'Daily 9:00–22:00, Moscow time' },
  hosts: { ru: 'shop.ru.localhost', international: 'shop.com.localhost' },
  since: 2026,
}
