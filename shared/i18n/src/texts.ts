import { createContext, use } from 'react'
import { createInstance, type i18n } from 'i18next'
import type { Locale } from '@shop/contracts/shop/storefront'

type Plural = 'one' | 'few' | 'many' | 'other'
type BaseOf<Key> = Key extends `${infer Base}_${Plural}` ? Base : Key

/** The other language's texts: the same keys, but for the plural forms that it does not have. */
export type Translation<Texts> = { [Key in keyof Texts as Key extends `${string}_${'few' | 'many'}` ? never : Key]: string }

type Values = Record<string, string | number>
export type Translate<Texts = Record<string, string>> = (key: BaseOf<keyof Texts> & string, values?: Values) => string

/** A text by its place and key, to be said by somebody else: plain data, so that a model can hold it without knowing the language. */
export interface Phrase {
  namespace: string
  key: string
  values?: Values
}
export type Phrases<Texts = Record<string, string>> = (key: BaseOf<keyof Texts> & string, values?: Values) => Phrase

export interface TextsHost {
  locale: Locale
  instance: i18n
  /** What has been said already, by namespace: i18next takes its time for every key, and a page says the same words often. */
  said: Map<string, Translate>
  /** Texts that editors have changed, by place without its version. */
  edited: ReadonlyMap<string, Readonly<Record<string, string>>>
}

/**
 * @param brand what `{{brand}}` and its like say in every text
 * @param edited texts that editors have changed, `mfe-catalog/page/listing.title` → words: they stand before those that are added
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

/** Texts of one page or package, under `<remote>@<version>/<page>`; the shell adds them before the page is shown. */
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

// i18next alone, given by a context: react-i18next adds 1.8 KiB, and the language changes with the document only.
export const TextsContext = createContext<TextsHost>(createTextsHost('ru'))

export const useLocale = (): Locale => use(TextsContext).locale

/** A typed hook for the texts of one place: `export const useTexts = textsOf<typeof texts>(…)` in its `texts/index.ts`. */
export function textsOf<Texts>(namespace: string): () => Translate<Texts> {
  return () => translateFrom(use(TextsContext), namespace) as Translate<Texts>
}

/** Typed phrases of one place: `export const phrase = phrasesOf<typeof texts>(…)` in its `texts/index.ts`. */
export const phrasesOf =
  <Texts>(namespace: string): Phrases<Texts> =>
  (key, values) => ({ namespace, key, ...(values && { values }) })

/** What a phrase says; null when its text is not there: a shopper must never read a key. */
export function wordsOf(host: TextsHost, { namespace, key, values }: Phrase): string | null {
  const { instance, locale } = host
  return instance.exists(key, { ns: namespace, lng: locale, ...values }) ? translateFrom(host, namespace)(key, values) : null
}
