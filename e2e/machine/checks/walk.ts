import { faultsOfStructuredData, typeOf } from '@shop/contracts/pages/structured-data'
import type { RouteRow } from '@shop/contracts/pages/routes'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { Reply } from '../ask.ts'
import { ReadDocument } from '../read-document.ts'

const LEAST_TEXT = 250
const LEAST_DESCRIPTION = 30

/** Required structured data by page type. */
const STRUCTURED: Record<string, string[]> = {
  home: ['Organization', 'WebSite'],
  listing: ['BreadcrumbList', 'ItemList'],
  product: ['BreadcrumbList', 'Product'],
  designers: ['BreadcrumbList', 'ItemList'],
  designer: ['Brand', 'BreadcrumbList'],
  delivery: ['BreadcrumbList', 'FAQPage'],
  shops: ['BreadcrumbList', 'JewelryStore'],
  content: ['BreadcrumbList'],
}

interface Expected {
  row: RouteRow
  locale: Locale
  /** Unknown hosts are noindex, but their pages are the same. */
  origin: string
}

/** All problems of a route's document, one sentence each. */
export function faultsOf({ status, text }: Reply, { row, locale, origin }: Expected): string[] {
  if (status !== 200) return [`is answered ${status}`]
  const document = new ReadDocument(text)
  const isIndexed = !row.personal && !row.unindexed
  return [
    ...faultsOfWords(document, locale),
    ...faultsOfStructure(document),
    ...faultsOfLayout(document, row),
    ...(row.layout === 'none' ? faultsOfBlank(document) : isIndexed ? faultsOfIndexed(document, row, origin) : faultsOfUnindexed(document)),
    ...faultsOfStructuredData(document.structured),
  ]
}

const fault = (isWrong: boolean, sentence: string) => (isWrong ? [sentence] : [])

/** The default layout has menu and search over every page but that of paying, a landing has its logo alone. */
function faultsOfLayout(document: ReadDocument, { layout, page }: RouteRow): string[] {
  const [headers, menus, searches] = ['header:not(main *)', 'header:not(main *) nav', 'header:not(main *) form[action="/search"]'].map(
    (selector) => document.all(selector).length > 0,
  )
  const isWhole = layout === 'default' && page !== 'payment'
  return [
    ...fault(headers !== (layout !== 'none'), headers ? 'has a header' : 'has no header'),
    ...fault(menus !== isWhole, menus ? 'has a menu' : 'has no menu'),
    ...fault(searches !== isWhole, searches ? 'has a search in its header' : 'has no search in its header'),
  ]
}

function faultsOfStructure(document: ReadDocument): string[] {
  const [h1s, mains] = [document.all('h1').length, document.all('main').length]
  const ids = document.attributes('[id]', 'id')
  const anchors = document.attributes('a[href^="#"]', 'href').map((href) => decodeURIComponent(href.slice(1)))
  return [
    ...fault(h1s !== 1, `has ${h1s} h1`),
    ...fault(mains !== 1, `has ${mains} main`),
    ...anchors.filter((id) => id !== '' && !ids.includes(id)).map((id) => `leads to #${id}, which is not there`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `has #${id} twice`),
  ]
}

/** A pendant may be a Cyrillic letter. */
const CYRILLIC = /[а-яё]{2}/i
const BROKEN = /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object |^null$/
/** Text keys look like this, words do not: `toCatalog`, `pieces_few`. */
const KEY = { en: /^[a-z]+(?:[A-Z][a-z]*)+(?:_[a-z]+)?$|^\w+_(?:one|few|many|other)$/, ru: /^[a-z][a-zA-Z]*(?:_[a-z]+)?$/ }

function faultsOfWords(document: ReadDocument, locale: Locale): string[] {
  const words = document.words('body')
  const own = document.words('main').join(' ')
  const [letters, cyrillic] = [own.match(/\p{L}/gu)?.length ?? 0, own.match(/[а-яё]/gi)?.length ?? 0]
  return [
    ...fault(document.attribute('html', 'lang') !== locale, 'has another language'),
    ...words.filter((text) => BROKEN.test(text)).map((text) => `says "${text}"`),
    ...words.filter((text) => KEY[locale].test(text)).map((text) => `says the key "${text}"`),
    ...(locale === 'en'
      ? document
          .words('main')
          .filter((text) => CYRILLIC.test(text))
          .map((text) => `says "${text}" in Russian`)
      : []),
    ...fault(locale === 'ru' && cyrillic < letters / 2, 'speaks no Russian'),
    ...fault(document.attributes('img:not([alt])', 'src').length > 0, 'has a picture without words'),
  ]
}

/** The OAuth callback page: a title, and nothing visible. */
function faultsOfBlank(document: ReadDocument): string[] {
  const seen = document.words('main').filter((text) => text !== document.text('h1'))
  return [
    ...faultsOfUnindexed(document),
    ...seen.map((text) => `says "${text}" where nothing should be seen`),
    ...fault(document.all('a, img, nav, footer').length > 0, 'is not blank'),
  ]
}

/** Like textContent, with non-breaking spaces replaced. */
const spaced = (text: string | null) => text?.replaceAll(/\s+/g, ' ')

const faultsOfUnindexed = (document: ReadDocument) => fault(document.attribute('meta[name=robots]', 'content') !== 'noindex', 'is indexed')

function faultsOfIndexed(document: ReadDocument, { page }: RouteRow, origin: string): string[] {
  const length = document.ownText.length
  const types = document.structured.map(typeOf)
  const canonical = document.attribute('link[rel=canonical]', 'href') ?? ''
  const alternates = document.attributes('link[rel=alternate]', 'href')
  const isAbsolute = (address: string) => URL.canParse(address)
  return [
    ...fault(document.attribute('meta[name=robots]', 'content') !== null, 'is not indexed'),
    ...fault(length < LEAST_TEXT, `has ${length} signs of its own text`),
    ...fault((document.attribute('meta[name=description]', 'content') ?? '').length < LEAST_DESCRIPTION, 'has no description'),
    ...fault(!canonical.startsWith(`${origin}/`), `has the canonical address ${canonical}`),
    ...fault(alternates.length > 0 && (alternates.length !== 3 || !alternates.includes(canonical)), 'has pairs without itself'),
    ...fault(!isAbsolute(document.attribute('meta[property="og:url"]', 'content') ?? ''), 'has no og:url'),
    ...fault(spaced(document.attribute('meta[property="og:title"]', 'content')) !== document.text('title'), 'has another og:title'),
    ...(STRUCTURED[page] ?? []).filter((type) => !types.includes(type)).map((type) => `has no ${type}`),
  ]
}
