import { isBlocked } from '@shop/contracts/shop/guard'
import { match, routes } from '@shop/contracts/pages/routes'
import type { Storefront } from '@shop/contracts/shop/storefront'
import type { Brand } from '@shop/contracts/shop/brand'
import { describe } from '../../src/head/describe.ts'
import { callApi } from '../backend/api-call.ts'
import { MicroCache } from '../documents/cache.ts'
import type { Config } from '../config.ts'
import { escapeHtml } from '../http/escape.ts'
import { forwardedHeaders } from '../backend/forwarded.ts'
import { log, reasonOf } from './log.ts'
import type { Visit } from '../render/visit.ts'

const LIFE_MS = 10 * 60 * 1000
const MAX_BYTES = 32 * 1024 * 1024
const PAGE_SIZE = 96
const MAX_PAGES = 2000
/** A sitemap is limited to 50,000 URLs and 50 MB; with alternates that means five files. */
export const ADDRESSES_A_FILE = 10_000

/** Indexable routes of this storefront. */
const staticAddresses = (storefront: Storefront): string[] =>
  routes
    .filter(({ path, personal, unindexed }) => !personal && !unindexed && !path.includes(':') && !isBlocked(storefront, path))
    .map(({ path }) => path)

/** Unknown hosts are not indexed. */
export function robotsText({ context: { storefront }, origin }: Visit): string {
  if (storefront === 'unknown') return 'User-agent: *\nDisallow: /\n'
  const personal = [...new Set(routes.filter(({ personal: isPersonal }) => isPersonal).map(({ path }) => path.replace(/\/:.*$/, '')))]
  const closed = [...personal, '/search', '/backend/', '/do/', '/release/'].map((path) => `Disallow: ${path}`)
  // Predefined searches are indexed, free text is not.
  return ['User-agent: *', ...closed, 'Allow: /search/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

interface Known {
  addresses: string[]
  /** The catalogue is in it. */
  whole: boolean
}

interface ShowPage {
  quantity: number
  products: { url: string; modifications?: { variants: { url: string }[] }[] }[]
  categories: { url: string; count: number }[]
}

/** Sitemap per storefront: pages, categories, designers, products, each with its alternate. */
export class Sitemaps {
  readonly #config: Config
  readonly #cache = new MicroCache<Known>({
    lifeMs: LIFE_MS,
    mostRenewals: 1,
    mostBytes: MAX_BYTES,
    bytesOf: ({ addresses }) => addresses.reduce((bytes, address) => bytes + address.length, 0),
    mayKeep: ({ whole }) => whole,
  })

  constructor(config: Config) {
    this.#config = config
  }

  /** The single file, or an index; a numbered part; null for a missing one. */
  async of(visit: Visit, file: number | null = null): Promise<string | null> {
    const { addresses } = await this.#cache.get(visit.origin, () => this.#make(visit))
    const files = Math.ceil(addresses.length / ADDRESSES_A_FILE)
    if (file === null) return files > 1 ? indexText(visit, files) : filesText(visit, addresses, this.#config.brand)
    if (file < 1 || file > files) return null
    return filesText(visit, addresses.slice((file - 1) * ADDRESSES_A_FILE, file * ADDRESSES_A_FILE), this.#config.brand)
  }

  async #make(visit: Visit): Promise<Known> {
    const known = staticAddresses(visit.context.storefront)
    const found = await Promise.all([this.#designers(visit), this.#catalogue(visit)]).catch((error: unknown) => {
      log('sitemap', reasonOf(error))
      return null
    })
    return { addresses: [...new Set([...known, ...(found ?? []).flat()])], whole: found !== null }
  }

  async #ask(visit: Visit, call: { method: 'GET' | 'POST'; path: string; body?: unknown }): Promise<unknown> {
    const { apiUrl, frontDoorKey } = this.#config
    const { status, answer } = await callApi(apiUrl, { ...call, headers: forwardedHeaders(frontDoorKey, visit) })
    const { result } = (answer ?? {}) as { result?: unknown }
    if (status !== 200 || !result) throw new Error(`${call.path} answered ${status}`)
    return result
  }

  async #designers(visit: Visit): Promise<string[]> {
    const { designers } = (await this.#ask(visit, { method: 'GET', path: '/designers' })) as { designers: { url: string }[] }
    return designers.map(({ url }) => url)
  }

  async #catalogue(visit: Visit): Promise<string[]> {
    const addresses: string[] = []
    for (let page = 0; page < MAX_PAGES; page++) {
      const body = { url: '', limit: PAGE_SIZE, offset: page * PAGE_SIZE, parameters: {} }
      const result = (await this.#ask(visit, { method: 'POST', path: '/catalog/show', body })) as ShowPage
      // Empty categories are excluded.
      if (page === 0) addresses.push(...result.categories.filter(({ count }) => count > 0).map(({ url }) => url))
      // A design is one card: its other metals have pages of their own.
      for (const { url, modifications = [] } of result.products) {
        addresses.push(url, ...modifications.flatMap(({ variants }) => variants.map((variant) => variant.url)))
      }
      if ((page + 1) * PAGE_SIZE >= result.quantity || result.products.length === 0) break
    }
    return addresses.map((url) => url.split('?')[0] ?? url)
  }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const indexText = ({ origin }: Visit, files: number) =>
  `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  ).join('\n')}\n</sitemapindex>\n`

const filesText = (visit: Visit, addresses: readonly string[], brand: Brand) =>
  `${HEAD}<urlset ${NAMESPACES}>\n${addresses.map((address) => urlText(visit, address, brand)).join('\n')}\n</urlset>\n`

/** With the same alternates as the page's head. */
function urlText({ origin, context }: Visit, pathname: string, brand: Brand): string {
  const row = match(pathname)?.row ?? null
  const address = { pathname, search: '', params: {} }
  const { alternates } = describe({ title: '' }, { row, address, context, brand, origin, status: 200 })
  const pairs = alternates.map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}"/>`)
  return `<url><loc>${escapeHtml(origin + pathname)}</loc>${pairs.join('')}</url>`
}
