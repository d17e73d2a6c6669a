import { isBlocked } from '@shop/contracts/guard'
import { routes } from '@shop/contracts/routes'
import type { Storefront } from '@shop/contracts/storefront'
import { callApi } from './api-call.ts'
import { MicroCache } from './cache.ts'
import type { Config } from './config.ts'
import { escapeHtml } from './escape.ts'
import { forwardedHeaders } from './forwarded.ts'
import { log, reasonOf } from './log.ts'
import type { Visit } from './visit.ts'

const LIFE_MS = 10 * 60 * 1000
const MOST_BYTES = 8 * 1024 * 1024
const PAGE_SIZE = 96
const MOST_PAGES = 500

/** Tools and lists of results: pages for shoppers, not for search engines. */
const NOT_INDEXED = new Set(['/search', '/get-certificate', '/delete-app-account'])

/** Addresses of this storefront that search engines may know, as far as the route table alone tells. */
export const staticAddresses = (storefront: Storefront): string[] =>
  routes
    .filter(({ path, personal }) => !personal && !path.includes(':') && !NOT_INDEXED.has(path) && !isBlocked(storefront, path))
    .map(({ path }) => path)

/** A host that is neither storefront (a machine of ours) is nobody's search result. */
export function robotsText({ context: { storefront }, origin }: Visit): string {
  if (storefront === 'unknown') return 'User-agent: *\nDisallow: /\n'
  const personal = [...new Set(routes.filter(({ personal: isPersonal }) => isPersonal).map(({ path }) => path.replace(/\/:.*$/, '')))]
  const closed = [...personal, '/search', '/backend/', '/do/', '/release/'].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

interface Sitemap {
  text: string
  /** The catalogue is in it. */
  whole: boolean
}

interface ShowPage {
  quantity: number
  products: { url: string }[]
  categories: { url: string }[]
}

/** The sitemap of each storefront: its pages, its categories, its products. */
export class Sitemaps {
  readonly #config: Config
  readonly #cache = new MicroCache<Sitemap>({
    lifeMs: LIFE_MS,
    mostRenewals: 1,
    mostBytes: MOST_BYTES,
    bytesOf: ({ text }) => text.length,
    mayKeep: ({ whole }) => whole,
  })

  constructor(config: Config) {
    this.#config = config
  }

  async of(visit: Visit): Promise<string> {
    const { text } = await this.#cache.get(visit.origin, () => this.#make(visit))
    return text
  }

  async #make(visit: Visit): Promise<Sitemap> {
    const known = staticAddresses(visit.context.storefront)
    const catalogue = await this.#catalogue(visit).catch((error: unknown) => {
      log('sitemap', reasonOf(error))
      return null
    })
    const addresses = [...new Set([...known, ...(catalogue ?? [])])]
    const urls = addresses.map((address) => `<url><loc>${escapeHtml(visit.origin + address)}</loc></url>`)
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
    return { text, whole: catalogue !== null }
  }

  async #catalogue(visit: Visit): Promise<string[]> {
    const { apiUrl, frontDoorKey } = this.#config
    const addresses: string[] = []
    for (let page = 0; page < MOST_PAGES; page++) {
      const body = { url: '', limit: PAGE_SIZE, offset: page * PAGE_SIZE, parameters: {} }
      const { status, answer } = await callApi(apiUrl, {
        method: 'POST',
        path: '/catalog/show',
        headers: forwardedHeaders(frontDoorKey, visit),
        body,
      })
      const { result } = (answer ?? {}) as { result?: ShowPage }
      if (status !== 200 || !result) throw new Error(`the catalogue answered ${status}`)
      if (page === 0) addresses.push(...result.categories.map(({ url }) => url))
      addresses.push(...result.products.map(({ url }) => url))
      if ((page + 1) * PAGE_SIZE >= result.quantity || result.products.length === 0) break
    }
    return addresses.map((url) => url.split('?')[0] ?? url)
  }
}
