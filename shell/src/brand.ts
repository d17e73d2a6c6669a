import type { Locale } from '@shop/contracts/storefront'

/** Where a shopper of a country calls, and when somebody answers. */
export interface Contacts {
  phone: { href: string; text: string }
  hours: Record<Locale, string>
}

/** The shop's own face: a shop that takes this code puts its own here. */
export interface Brand {
  name: string
  /** By country; `other` is for every country without an own entry. */
  contacts: Record<string, Contacts> & { other: Contacts }
  email: string
  messengers: { name: string; url: string }[]
  /** By language: the legal entity that sells there. */
  legalEntity: Record<Locale, string>
  /** Hosts of the two storefronts, without a port: they answer on the port of this one. */
  hosts: { ru: string; international: string }
  since: number
}

export const brand: Brand = {
  name: 'ZLATA',
  contacts: {
    AE: {
      phone: { href: 'tel:+97141234511', text: '+971 4 123-45-11' },
      hours: { ru: 'Ежедневно 10:00–22:00, по Дубаю', en: 'Daily 10:00–22:00, Dubai time' },
    },
    other: {
      phone: { href: 'tel:+74951234567', text: '+7 495 123-45-67' },
      hours: { ru: 'Ежедневно 9:00–22:00, по Москве', en: 'Daily 9:00–22:00, Moscow time' },
    },
  },
  email: 'care@zlata.example',
  messengers: [
    { name: 'WhatsApp', url: 'https://wa.me/74951234567' },
    { name: 'Telegram', url: 'https://t.me/zlata_example' },
  ],
  legalEntity: { ru: 'ООО «Злата»', en: 'Zlata LLC' },
  hosts: { ru: 'shop.ru.localhost', international: 'shop.com.localhost' },
  since: 2026,
}
