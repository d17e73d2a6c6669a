import type { Brand } from './brand.ts'
import type { Locale } from './storefront.ts'

/** Brand data for browsers. */
export type BrandFace = Pick<
  Brand,
  'id' | 'name' | 'company' | 'since' | 'hosts' | 'emails' | 'contacts' | 'messengers' | 'socials' | 'app' | 'logo'
>

export const faceOf = ({ id, name, company, since, hosts, emails, contacts, messengers, socials, app, logo }: Brand): BrandFace => ({
  id,
  name,
  company,
  since,
  hosts,
  emails,
  contacts,
  messengers,
  socials,
  app,
  logo,
})

const WORD = /\{\{(brand[\w-]*)\}\}/g

type Named = Pick<BrandFace, 'name' | 'since' | 'company' | 'emails' | 'messengers'>

/** Brand values for texts and content as `{{brand}}`, `{{brandEmail}}` and so on. */
export const brandWords = ({ name, since, company, emails, messengers }: Named, locale: Locale): Record<string, string> => ({
  brand: name,
  brandSince: String(since),
  brandCompany: company[locale],
  brandEmail: emails.care,
  brandPress: emails.press,
  brandJobs: emails.jobs,
  brandTelegram: messengers.telegram.replace('https://', ''),
})

/** Placeholders allowed in texts and content. */
export const BRAND_WORDS: readonly string[] = [
  'brand',
  'brandSince',
  'brandCompany',
  'brandEmail',
  'brandPress',
  'brandJobs',
  'brandTelegram',
]

/** Fills in brand placeholders; keeps all others. */
export const withBrand = (text: string, words: Readonly<Record<string, string>>) =>
  text.includes('{{brand') ? text.replace(WORD, (whole, word: string) => words[word] ?? whole) : text

export interface Contacts {
  phone: { href: string; text: string }
  hours: Record<Locale, string>
}

/** Phone and hours for a country. */
export function contactsOf({ contacts }: Pick<BrandFace, 'contacts'>, country: string): Contacts {
  const { phone, hours } = contacts[country] ?? contacts.other
  return { phone: { href: `tel:${phone.replace(/[^+\d]/g, '')}`, text: phone }, hours }
}

/** Messengers for a country. */
export const messengersOf = (
  { contacts, messengers: { whatsapp, telegram } }: Pick<BrandFace, 'contacts' | 'messengers'>,
  country: string,
): readonly { name: string; url: string }[] => [
  { name: 'WhatsApp', url: (contacts[country] ?? contacts.other).whatsapp ?? whatsapp },
  { name: 'Telegram', url: telegram },
]
