import { interfaceTexts, type InterfaceTexts } from '@shop/contracts/texts'
import type { Locale } from '@shop/contracts/storefront'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'
import { type Api, implement } from '../http/implement.ts'
import { Kept } from '../http/kept.ts'
import { Refused } from '../http/refusal.ts'
import { revalidated } from '../http/revalidated.ts'

const KEPT_MS = 10_000
const ERRORS = { ru: errorsRu, en: errorsEn }
/** Keys of error texts begin so. */
const ERROR_KEY = 'errors.'

const isLocale = (text: string): text is Locale => Object.hasOwn(ERRORS, text)

/** Reading 45: interface texts of a language, those that an editor has changed over those of the release. */
export function serveTexts(api: Api) {
  const kept = new Kept<InterfaceTexts>(api.clock, KEPT_MS)
  const read = async (locale: Locale): Promise<InterfaceTexts> => {
    const rows = await api.database.query<{ key: string; text: string }>(
      'SELECT key, text FROM text_overrides WHERE locale = $1 ORDER BY key',
      [locale],
    )
    const changed = rows.map(({ key, text }) => [key, text] as const)
    const errors = changed.filter(([key]) => key.startsWith(ERROR_KEY)).map(([key, text]) => [key.slice(ERROR_KEY.length), text] as const)
    const known = errors.filter(([code]) => Object.hasOwn(ERRORS[locale], code))
    return {
      locale,
      errors: { ...ERRORS[locale], ...Object.fromEntries(known) },
      overrides: Object.fromEntries(changed.filter(([key]) => !key.startsWith(ERROR_KEY))),
    }
  }
  implement(api, interfaceTexts, async ({ params: { locale }, reply }) => {
    if (!isLocale(locale)) throw new Refused('NOT_FOUND')
    revalidated(reply)
    return kept.of(locale, () => read(locale))
  })
}
