import type { Locale } from './storefront.ts'

/** Where a shopper of a country calls, and when somebody answers. */
export interface Contacts {
  phone: { href: string; text: string }
  hours: Record<Locale, string>
}

/** By country; `other` is for every country without an own entry. A shop that takes this code puts its own here. */
const CONTACTS: Record<string, Contacts> & { other: Contacts } = {
  AE: {
    phone: { href: 'tel:+97141234511', text: '+971 4 123-45-11' },
    hours: { ru: 'Ежедневно 10:00–22:00, по Дубаю', en: 'Daily 10:00–22:00, Dubai time' },
  },
  other: {
    phone: { href: 'tel:+74951234567', text: '+7 495 123-45-67' },
    hours: { ru: 'Ежедневно 9:00–22:00, по Москве', en: 'Daily 9:00–22:00, Moscow time' },
  },
}

export const contactsOf = (country: string): Contacts => CONTACTS[country] ?? CONTACTS.other
export const SHOP_EMAIL = 'care@zlata.example'
export const MESSENGERS: readonly { name: string; url: string }[] = [
  { name: 'WhatsApp', url: 'https://wa.me/74951234567' },
  { name: 'Telegram', url: 'https://t.me/zlata_example' },
]
