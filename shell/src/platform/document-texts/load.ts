import type { Locale } from '@shop/contracts/shop/storefront'
import type { DocumentTexts } from './document-texts.ts'

/** One chunk per language; the document preloads its own. */
export const loadDocumentTexts = (locale: Locale): Promise<{ documentTexts: DocumentTexts }> =>
  locale === 'ru' ? import(/* webpackChunkName: "texts-ru" */ './ru.ts') : import(/* webpackChunkName: "texts-en" */ './en.ts')
