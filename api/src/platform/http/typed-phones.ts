import { russianPhone } from '@shop/contracts/contact/phone-number'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { readPhoneAbroad } from '@shop/forms/phone-abroad'
import * as v from 'valibot'

/** An 8 means +7 on the Russian storefront only; abroad a national number belongs to the chosen country [forms.phone-abroad]. */
function phoneOf(text: string, { locale, country }: Pick<ShopContext, 'locale' | 'country'>): string {
  if (text.includes('@')) return text
  return locale === 'ru' ? russianPhone(text) : (readPhoneAbroad(text, country)?.number ?? text)
}

/** The body with its phones in E.164; what is no phone stays for the check to refuse. */
export function withPhones(schema: v.GenericSchema, body: unknown, shop: Pick<ShopContext, 'locale' | 'country'>): unknown {
  const { entries = {} } = schema as { entries?: Record<string, v.GenericSchema> }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      const isPhone = typeof value === 'string' && Object.hasOwn(entries, name) && holdsPhone(entries[name])
      return [name, isPhone ? phoneOf(value, shop) : value]
    }),
  )
}

function holdsPhone(schema: v.GenericSchema | undefined): boolean {
  if (!schema) return false
  const { wrapped } = schema as { wrapped?: v.GenericSchema }
  return wrapped ? holdsPhone(wrapped) : v.getMetadata(schema)['holdsPhone'] === true
}
