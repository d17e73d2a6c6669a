import { createContext, use } from 'react'
import { createInstance, type i18n } from 'i18next'
import type { Locale } from '@shop/contracts/shop/storefront'

type Plural = 'one' | 'few' | 'many' | 'other'
type BaseOf<Key> = Key extends `${infer Base}_${Plural}` ? Base : Key

/** Type of the other language: the same keys, except plural forms it lacks. */
export type Translation<Texts> = { [Key in keyof Texts as Key extends `${string}_${'few' | 'many'}` ? never : Key]: string }

type Values = Record<string, string | number>
export type Translate<Texts = Record<string, string>> = (key: BaseOf<keyof Texts> & string, values?: Values) => string

/** A text reference by namespace and key: plain data, so that models need no language. */
export interface Phrase {
  namespace: string
  key: string
  values?: Values
}
export type Phrases<Texts = Record<string, string>> = (key: BaseOf<keyof Texts> & string, values?: Values) => Phrase

export interface TextsHost {
  locale: Locale
  instance: i18n
  /** Caches translations by namespace: i18next is slow, and pages repeat texts. */
  said: Map<string, Translate>
  /** Texts changed by editors, by namespace without version. */
  edited: ReadonlyMap<string, Readonly<Record<string, string>>>
}

/**
 * @param brand values of `{{brand}}` and similar placeholders
 * @param edited texts changed by editors, `mfe-catalog/page/listing.title` → text: they override added texts
 */
export function createTextsHost(
  locale: Locale,
  brand: Readonly<Record<string, string>> = {},
  edited: Readonly<Record<string, string>> = {},
): TextsHost {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false, defaultVariables: brand },
    showSupportNotice: false,
  } as never)
  return { locale, instance, said: new Map(), edited: byPlace(edited) }
}

function byPlace(edited: Readonly<Record<string, string>>) {
  const places = new Map<string, Record<string, string>>()
  for (const [key, text] of Object.entries(edited)) {
    const dot = key.indexOf('.')
    const place = key.slice(0, dot)
    places.set(place, { ...places.get(place), [key.slice(dot + 1)]: text })
  }
  return places
}

/** Registers texts of a page or package under `<remote>@<version>/<page>`, before the page is shown. */
export function addTexts({ locale, instance, said, edited }: TextsHost, namespace: string, texts: Readonly<Record<string, string>>) {
  said.delete(namespace)
  const changed = edited.get(namespace.replace(/@[^/]*/, ''))
  instance.addResourceBundle(locale, namespace, changed ? { ...texts, ...changed } : texts, false, true)
}

export function translateFrom({ instance, locale, said }: TextsHost, namespace: string): Translate {
  const known = said.get(namespace)
  if (known) return known
  const say = instance.getFixedT(locale, namespace) as unknown as Translate
  const words = new Map<string, string>()
  const translate: Translate = (key, values) => {
    if (values) return say(key, values)
    const word = words.get(key) ?? say(key)
    words.set(key, word)
    return word
  }
  said.set(namespace, translate)
  return translate
}

// i18next in a React context: react-i18next adds 1.8 KiB, and the language changes only with the document.
export const TextsContext = createContext<TextsHost>(createTextsHost('ru'))

export const useLocale = (): Locale => use(TextsContext).locale

/** A typed texts hook: `export const useTexts = textsOf<typeof texts>(…)` in `texts/index.ts`. */
export function textsOf<Texts>(namespace: string): () => Translate<Texts> {
  return () => translateFrom(use(TextsContext), namespace) as Translate<Texts>
}

/** Typed phrases: `export const phrase = phrasesOf<typeof texts>(…)` in `texts/index.ts`. */
export const phrasesOf =
  <Texts>(namespace: string): Phrases<Texts> =>
  (key, values) => ({ namespace, key, ...(values && { values }) })

/**
 * Translates a phrase; null when its text is missing: a key must never be displayed. An error code that is newer than the page, or whose
 * text has not come yet, has the general text.
 */
export function wordsOf(host: TextsHost, { namespace, key, values }: Phrase): string | null {
  const { instance, locale } = host
  if (instance.exists(key, { ns: namespace, lng: locale, ...values })) return translateFrom(host, namespace)(key, values)
  return namespace === 'errors' && key !== GENERAL_ERROR ? wordsOf(host, { namespace, key: GENERAL_ERROR }) : null
}

const GENERAL_ERROR = 'UNKNOWN_ERROR'
