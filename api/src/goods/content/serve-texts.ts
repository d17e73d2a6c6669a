import { interfaceTexts, type InterfaceTexts } from '@shop/contracts/content/texts'
import type { Locale } from '@shop/contracts/shop/storefront'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'
import { implement } from '../../platform/http/implement.ts'
import type { StoredTexts } from './documents/documents.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { revalidated } from '../../platform/http/revalidated.ts'
import type { PublishedApi } from './published.ts'

const ERRORS = { ru: errorsRu, en: errorsEn }
/** Key prefix of error texts. */
const ERROR_KEY = 'errors.'

const isLocale = (text: string): text is Locale => Object.hasOwn(ERRORS, text)

/** Interface texts of a language; editors' texts replace those of the release. */
export function serveTexts(api: PublishedApi) {
  implement(api, interfaceTexts, async ({ params: { locale }, request, reply }) => {
    if (!isLocale(locale)) throw new Refused('NOT_FOUND')
    const changed = (await api.published.document<StoredTexts>(`texts/${locale}`, request)) ?? {}
    if (!(await api.published.draftOf(request))) revalidated(reply)
    return textsOf(locale, Object.entries(changed).sort())
  })
}

function textsOf(locale: Locale, changed: [key: string, text: string][]): InterfaceTexts {
  const errors = changed.filter(([key]) => key.startsWith(ERROR_KEY)).map(([key, text]) => [key.slice(ERROR_KEY.length), text] as const)
  const known = errors.filter(([code]) => Object.hasOwn(ERRORS[locale], code))
  return {
    locale,
    errors: { ...ERRORS[locale], ...Object.fromEntries(known) },
    overrides: Object.fromEntries(changed.filter(([key]) => !key.startsWith(ERROR_KEY))),
  }
}
