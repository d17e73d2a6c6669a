import { Readable } from 'node:stream'
import { isBlocked } from '@shop/contracts/shop/guard'
import { match, routes } from '@shop/contracts/pages/routes'
import type { Storefront } from '@shop/contracts/shop/storefront'
import type { Brand } from '@shop/contracts/shop/brand'
import { describe } from '../../src/visits/head/describe.ts'
import { openApi } from '../backend/api-call.ts'
import type { Config } from '../platform/config/config.ts'
import { escapeHtml } from '../platform/http/escape.ts'
import { forwardedHeaders } from '../backend/forwarded.ts'
import { log, reasonOf } from '../platform/observability/log.ts'
import type { ShopVisit } from '../requests/visit.ts'

/** A sitemap is limited to 50,000 URLs and 50 MB; with alternates that means five files. */
export const ADDRESSES_A_FILE = 10_000
const PIECE_LENGTH = 64 * 1024

/** Indexable routes of this storefront. */
const staticAddresses = (storefront: Storefront): string[] =>
  routes
    .filter(({ path, personal, unindexed }) => !personal && !unindexed && !path.includes(':') && !isBlocked(storefront, path))
    .map(({ path }) => path)

/** Unknown hosts are not indexed. */
export function robotsText({ context: { storefront }, origin }: ShopVisit): string {
  if (storefront === 'unknown') return 'User-agent: *\nDisallow: /\n'
  const personal = [...new Set(routes.filter(({ personal: isPersonal }) => isPersonal).map(({ path }) => path.replace(/\/:.*$/, '')))]
  const closed = [...personal, '/search', '/backend/', '/do/', '/release/'].map((path) => `Disallow: ${path}`)
  // Predefined searches are indexed, free text is not.
  return ['User-agent: *', ...closed, 'Allow: /search/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

export interface SitemapFile {
  text: AsyncIterable<string>
  /** With the catalog, which the API may not have listed yet. */
  whole: boolean
}

/** Sitemap per storefront: pages, categories, designers, products, each with its alternate. The API lists the catalog ahead. */
export class Sitemaps {
  readonly #config: Config

  constructor(config: Config) {
    this.#config = config
  }

  /** The single file, or an index; a numbered part; null for a missing one. */
  async of(visit: ShopVisit, file: number | null = null): Promise<SitemapFile | null> {
    const known = staticAddresses(visit.context.storefront)
    const list = await this.#list(visit)
    const files = Math.ceil((known.length + (list?.quantity ?? 0)) / ADDRESSES_A_FILE)
    const whole = list !== null
    const isIndex = file === null && files > 1
    if (isIndex || (file !== null && (file < 1 || file > files))) {
      await list?.body.cancel()
      return isIndex ? { text: Readable.from([indexText(visit, files)]), whole } : null
    }
    const first = file === null ? 0 : (file - 1) * ADDRESSES_A_FILE
    const addresses = slice(allOf(known, list), first, first + ADDRESSES_A_FILE)
    return { text: fileText(visit, addresses, this.#config.brand), whole }
  }

  /** The addresses of the catalog, which the API keeps; null while there are none. */
  async #list(visit: ShopVisit): Promise<AddressList | null> {
    const { apiUrl, frontDoorKey } = this.#config
    try {
      const { status, headers, body } = await openApi(`${apiUrl}/sitemap/addresses`, forwardedHeaders(frontDoorKey, visit))
      if (status === 200 && body) return { quantity: Number(headers.get('x-quantity')), body }
      await body?.cancel()
      if (visit.context.storefront !== 'unknown') log('sitemap', `/sitemap/addresses answered ${status}`)
    } catch (error) {
      log('sitemap', reasonOf(error))
    }
    return null
  }
}

interface AddressList {
  quantity: number
  body: ReadableStream<Uint8Array>
}

/** The pages of the shop, then the lines of the list. */
async function* allOf(known: readonly string[], list: AddressList | null): AsyncGenerator<string> {
  yield* known
  const pages = new Set(known)
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of list?.body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (!pages.has(line)) yield line
  }
}

async function* slice(addresses: AsyncIterable<string>, from: number, to: number): AsyncGenerator<string> {
  let index = 0
  for await (const address of addresses) {
    if (index >= to) return
    if (index >= from) yield address
    index += 1
  }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const indexText = ({ origin }: ShopVisit, files: number) =>
  `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  ).join('\n')}\n</sitemapindex>\n`

/** In pieces, so that neither 10,000 addresses nor a slow reader hold up other requests. */
async function* fileText(visit: ShopVisit, addresses: AsyncIterable<string>, brand: Brand): AsyncGenerator<string> {
  let piece = `${HEAD}<urlset ${NAMESPACES}>\n`
  for await (const address of addresses) {
    piece += `${urlText(visit, address, brand)}\n`
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
  }
  yield `${piece}</urlset>\n`
}

/** With the same alternates as the page's head. */
function urlText({ origin, context }: ShopVisit, pathname: string, brand: Brand): string {
  const row = match(pathname)?.row ?? null
  const address = { pathname, search: '', params: {} }
  const { alternates } = describe({ title: '' }, { row, address, context, brand, origin, status: 200 })
  const pairs = alternates.map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}"/>`)
  return `<url><loc>${escapeHtml(origin + pathname)}</loc>${pairs.join('')}</url>`
}
