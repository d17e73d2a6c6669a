import type { Locale } from '@shop/contracts/shop/storefront'
import { escapeHtml } from '../../platform/http/escape.ts'

const skeleton = (name: string, wait: string, needsScripts: string, again: string) =>
  `<main id="main" class="wrap section" aria-busy="true"><p class="h2">${escapeHtml(name)}</p><p class="muted">${wait}</p>` +
  `<noscript><p>${needsScripts} <a class="link" href="">${again}</a></p></noscript></main>`

/** Placeholder in a document without server rendering. */
export const skeletonOf = (name: string, locale: Locale) => skeleton(name, ...WORDS[locale])

const WORDS: Record<Locale, [wait: string, needsScripts: string, again: string]> = {
  ru: ['Страница загружается…', 'Сейчас этой странице нужны скрипты, а они выключены.', 'Попробовать ещё раз'],
  en: ['The page is loading…', 'Right now this page needs scripts, and they are switched off.', 'Try again'],
}
