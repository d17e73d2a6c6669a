import { PROMISE_ICONS, PromisePlace } from '@shop/contracts/content/promises'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { StoredSearch } from '../../catalog/search/meaning/stored.ts'
import { StoredBlock } from './stored.ts'
import { StoredLooks } from './stored-looks.ts'

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('This text is empty.'))
const key = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'It may have letters, digits, "-" and "_" only.'))

/** A content page in one language. */
export const StoredPage = v.object({
  /** Paths of the page; they may differ by storefront. */
  paths: v.pipe(
    v.array(
      v.pipe(v.string(), v.regex(/^[a-z\d]+(?:[-/][a-z\d]+)*$/, 'An address has small letters, digits, "-" and "/", none at its ends.')),
    ),
    v.minLength(1, 'A page needs at least one address.'),
  ),
  storefront: v.optional(v.picklist(['ru', 'international', 'every']), 'every'),
  title: words,
  lead: v.string(),
  /** The edition shown to readers; legal pages number them. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** The day from which it applies. */
  date: v.pipe(v.string(), v.isoDate('A date is written 2026-12-31.')),
  blocks: v.array(StoredBlock),
})
export type StoredPage = v.InferOutput<typeof StoredPage>
/** Input type: fields with defaults are optional. */
export type WrittenPage = v.InferInput<typeof StoredPage>

const bannerWords = v.object({
  title: words,
  text: words,
  action: v.optional(v.string(), ''),
  alt: words,
  /** Link for the other storefront, if different. */
  url: v.optional(v.string()),
})

/** The main page in its own order; `main` and `certificate` occur once, with a second picture for narrow screens. */
export const StoredBanners = v.pipe(
  v.array(
    v.object({
      place: v.picklist(['main', 'certificate', 'row', 'editorial']),
      url: v.string(),
      picture: v.string(),
      portrait: v.optional(v.string()),
      ru: bannerWords,
      en: bannerWords,
    }),
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const place of ['main', 'certificate'] as const) {
      const found = dataset.value.filter((banner) => banner.place === place)
      if (found.length !== 1) addIssue({ message: `There must be one banner with the place ${place}, and there are ${found.length}.` })
      else if (!found[0]?.portrait) addIssue({ message: `The banner with the place ${place} needs a portrait picture.` })
    }
  }),
)
export type StoredBanners = v.InferOutput<typeof StoredBanners>

const promiseWords = v.object({ title: words, text: words, url: v.optional(v.string()) })

export const StoredPromises = v.array(
  v.object({
    key,
    icon: v.picklist(PROMISE_ICONS),
    places: v.array(PromisePlace),
    ru: promiseWords,
    en: promiseWords,
  }),
)
export type StoredPromises = v.InferOutput<typeof StoredPromises>

const moment = v.pipe(v.string(), v.isoTimestamp('A moment is written 2026-12-10T00:00:00+03:00.'))

/** The seasonal sale popup; shown between the two moments. */
export const StoredWinterSale = v.pipe(
  v.object({ from: moment, until: moment, url: v.string(), picture: v.string(), ru: bannerWords, en: bannerWords }),
  v.check(({ from, until }) => Date.parse(from) < Date.parse(until), 'The season ends before it begins.'),
)
export type StoredWinterSale = v.InferOutput<typeof StoredWinterSale>

/** `mfe-catalog/page/listing.nothing`, `shell.about`, `errors.WRONG_PHONE` → texts that replace those of the release. */
export const StoredTexts = v.record(v.string(), words)
export type StoredTexts = v.InferOutput<typeof StoredTexts>

const KINDS = [
  ['page', /^pages\/[a-z\d]+(?:-[a-z\d]+)*\.(ru|en)$/, StoredPage],
  ['banners', /^banners$/, StoredBanners],
  ['promises', /^promises$/, StoredPromises],
  ['winter-sale', /^winter-sale$/, StoredWinterSale],
  ['looks', /^looks$/, StoredLooks],
  ['search', /^search$/, StoredSearch],
  ['texts', /^texts\/(ru|en)$/, StoredTexts],
] as const satisfies [kind: string, name: RegExp, schema: v.GenericSchema][]

export interface DocumentKind {
  kind: (typeof KINDS)[number][0]
  /** Null for a document with both languages. */
  locale: Locale | null
  schema: v.GenericSchema
}

/** Kind of a document by name (`pages/about.ru`, `banners`); null for an unknown name. */
export function kindOf(name: string): DocumentKind | null {
  for (const [kind, pattern, schema] of KINDS) {
    const found = pattern.exec(name)
    if (found) return { kind, locale: (found[1] as Locale | undefined) ?? null, schema }
  }
  return null
}
