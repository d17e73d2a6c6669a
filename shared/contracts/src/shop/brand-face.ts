import type { Brand } from './brand.ts'
import type { Locale } from './storefront.ts'

/** What browsers are told of the brand. */
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

type Named = Pick<BrandFace, 'name' | 'company' | 'emails' | 'messengers'>

/** What texts and content call `{{brand}}`, `{{brandEmail}}` and so on: no text names the brand itself. */
export const brandWords = ({ name, company, emails, messengers }: Named, locale: Locale): Record<string, string> => ({
  brand: name,
  brandCompany: company[locale],
  brandEmail: emails.care,
  brandPress: emails.press,
  brandJobs: emails.jobs,
  brandTelegram: messengers.telegram.replace('https://', ''),
})

/** Placeholders that texts and content may have. */
export const BRAND_WORDS: readonly string[] = ['brand', 'brandCompany', 'brandEmail', 'brandPress', 'brandJobs', 'brandTelegram']

/** The text with the brand's words; anything else in braces stays. */
export const withBrand = (text: string, words: Readonly<Record<string, string>>) =>
  text.includes('{{brand') ? text.replace(WORD, (whole, word: string) => words[word] ?? whole) : text

export interface Contacts {
  phone: { href: string; text: string }
  hours: Record<Locale, string>
}

/** Where a shopper of a country calls, and when somebody answers. */
export function contactsOf({ contacts }: Pick<BrandFace, 'contacts'>, country: string): Contacts {
  const { phone, hours } = contacts[country] ?? contacts.other
  return { phone: { href: `tel:${phone.replace(/[^+\d]/g, '')}`, text: phone }, hours }
}

export const messengersOf = ({
  messengers: { whatsapp, telegram },
}: Pick<BrandFace, 'messengers'>): readonly { name: string; url: string }[] => [
  { name: 'WhatsApp', url: whatsapp },
  { name: 'Telegram', url: telegram },
]
