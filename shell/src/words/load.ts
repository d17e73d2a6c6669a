import type { Locale } from '@shop/contracts/shop/storefront'
import type { Words } from './words.ts'

/** One chunk per language; the document preloads its own. */
export const loadWords = (locale: Locale): Promise<{ words: Words }> =>
  locale === 'ru' ? import(/* webpackChunkName: "texts-ru" */ './ru.ts') : import(/* webpackChunkName: "texts-en" */ './en.ts')
