import type { Locale } from '@shop/contracts/shop/storefront'
import { addTexts, type TextsHost } from '@shop/i18n'
import type { DocumentTexts } from './document-texts.ts'

/** One chunk per language; the document preloads its own. */
export const loadDocumentTexts = (locale: Locale): Promise<{ documentTexts: DocumentTexts }> =>
  locale === 'ru' ? import(/* webpackChunkName: "texts-ru" */ './ru.ts') : import(/* webpackChunkName: "texts-en" */ './en.ts')

const loadErrors = (locale: Locale) =>
  locale === 'ru'
    ? import(/* webpackChunkName: "errors-ru", webpackFetchPriority: "low" */ '@shop/i18n/errors/ru').then(({ errorsRu }) => errorsRu)
    : import(/* webpackChunkName: "errors-en", webpackFetchPriority: "low" */ '@shop/i18n/errors/en').then(({ errorsEn }) => errorsEn)

/** Texts of all error codes. The document has those that a page may need at once; a form needs more when it is sent. */
export async function loadErrorTexts(host: TextsHost): Promise<void> {
  addTexts(host, 'errors', await loadErrors(host.locale).catch(() => loadErrors(host.locale)))
}
