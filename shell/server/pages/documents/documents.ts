import { createHash } from 'node:crypto'
import os from 'node:os'
import { match } from '@shop/contracts/pages/routes'
import { describe } from '../../../src/visits/head/describe.ts'
import type { ArtifactFiles } from '../../release/artifact-files.ts'
import { brandCss } from '@shop/contracts/shop/brand-css'
import { hashOf } from '../../platform/brand/brand-look.ts'
import { cacheKey, sharedSearch } from './cache-key.ts'
import { MicroCache } from './cache.ts'
import { Compression } from '../../requests/compression.ts'
import type { Config } from '../../platform/config/config.ts'
import { withDevelopmentStyles } from '../../platform/development/development.ts'
import { showError } from '../../platform/development/show-error.ts'
import { documentHtml } from './document-html.ts'
import { heartsCss } from '../plain/wishlist/hearts.ts'
import { noticeCodeOf, noticeOf } from '../plain/notice.ts'
import { PLAIN_CSS, plainHtml, type PlainPage } from '../plain/plain-html.ts'
import { type EditedTexts, versionOf } from '../../backend/edited-texts.ts'
import type { ShopChange } from '../../backend/shop-changes.ts'
import { filesOf, type PageFile, versionsOn } from '../../release/page-files.ts'
import type { PageRenders, Wanted } from '../render/page-renders.ts'
import { policyOf } from '../../requests/guard/policy.ts'
import type { Override } from '@shop/release/override/token'
import type { Preview } from '../../backend/preview.ts'
import { inLanguage } from '../../release/popups.ts'
import type { VersionCounts } from '../../release/cohorts/version-counts.ts'
import type { Releases } from '../../release/releases.ts'
import { AddressLimit } from '../../requests/guard/address-limit.ts'
import type { ShopVisit } from '../../requests/visit.ts'

const LIFE_MS = 10_000
/** Cache lifetime of a page; prices and stock are rechecked before selling. */
const STALE_MS = 60_000
const MAX_BYTES = 64 * 1024 * 1024

export interface ShopDocument {
  status: number
  /** The one address of the page, where it was asked for by another one. */
  movedTo: string | null
  text: Buffer
  compressed: Buffer
  policy: string
  /** Hash of the text for 304 responses. */
  etag: string
  /** Personal: not cacheable by others. */
  personal: boolean
  /** The pieces that it shows or links to, by the last part of their address, between spaces. */
  pieces: string
  /** Complete and cacheable. */
  complete: boolean
  /** A preview, an override, a secret link, or what a form came to: no-store. */
  isUncached: boolean
}

/** The address exceeded its render limit. */
export interface TooMany {
  /** Seconds. */
  retryAfter: number
}

const PIECE = /\/catalog\/[\w-]+\/([\w-]+)/g

/** Inlined styles name fonts of the shop's own host. Where the CDN does not give one, the browser takes the next in the list: that one. */
const withFontsOf = (cdn: string, css: string) =>
  css.replaceAll(/url\(("?)(\/a\/[^)]+)\)(\s*format\([^)]*\))?/g, `url($1${cdn}$2)$3,url($1$2)$3`)

/** One string, because parts of a text would keep all of it in memory. */
const piecesIn = (text: string) => ` ${[...new Set(Array.from(text.matchAll(PIECE), ([, slug]) => slug))].join(' ')} `

export class Documents {
  readonly #cache = new MicroCache<ShopDocument>({
    lifeMs: LIFE_MS,
    staleMs: STALE_MS,
    // Leaves capacity for first renderings.
    mostRenewals: os.availableParallelism(),
    mostBytes: MAX_BYTES,
    bytesOf: ({ text, compressed }) => text.length + compressed.length,
    mayKeep: ({ complete }) => complete,
  })
  readonly #compression = new Compression()
  readonly #limit: AddressLimit
  readonly #config: Config
  readonly #releases: Releases
  readonly #renders: PageRenders
  readonly #files: ArtifactFiles
  readonly #texts: EditedTexts
  readonly #counts: Pick<VersionCounts, 'loaded'>

  constructor(
    config: Config,
    releases: Releases,
    renders: PageRenders,
    files: ArtifactFiles,
    texts: EditedTexts,
    counts: Pick<VersionCounts, 'loaded'>,
  ) {
    this.#limit = new AddressLimit({ aMinute: config.rendersAMinute })
    this.#config = config
    this.#releases = releases
    this.#renders = renders
    this.#files = files
    this.#texts = texts
    this.#counts = counts
  }

  get cached() {
    return this.#cache.hits
  }

  /** Documents that show what has changed are rendered anew when they are asked for. [machines.one-html] */
  drop({ pieces, content }: ShopChange) {
    if (content) this.#texts.forget()
    if (content || pieces === 'all') this.#cache.drop(() => true)
    else this.#cache.drop((document) => pieces.some((slug) => document.pieces.includes(` ${slug} `)))
  }

  /** A failing page does not reject: the browser renders it. */
  async of(visit: ShopVisit, preview: Preview | null = null): Promise<ShopDocument | TooMany> {
    const found = match(visit.pathname, visit.search)
    const search = found ? sharedSearch(visit.search) : ''
    const snapshot = this.#releases.of(visit.cookies)
    const override = snapshot.isOverride ? this.#releases.overrideOf(visit.cookies) : null
    const texts = await this.#texts.of(visit, preview?.token ?? null).catch(() => ({}))
    const { serial, shell, apart } = snapshot
    const key = cacheKey(visit, search, { serial, shell: shell.version, apart, texts: versionOf(texts), notice: noticeCodeOf(visit) })
    // Previews, overrides and secret links bypass the cache.
    const isAlone = preview !== null || override !== null || found?.row.secret === true
    const wait = !isAlone && this.#cache.has(key) ? null : this.#limit.take(visit.address)
    if (wait !== null) return { retryAfter: wait }
    const wanted = { visit, found, search, snapshot, preview, texts }
    if (found && preview === null && override === null) this.#counts.loaded(versionsOn(found.row, snapshot))
    if (isAlone) return this.#make(wanted, override)
    const document = await this.#cache.get(key, () => this.#make(wanted))
    if (document.complete) void this.#compression.asked(document)
    return document
  }

  /** A page of the front door itself: the shell's styles and no code. */
  plain({ context, theme, cookies }: ShopVisit, page: PlainPage): { text: string; policy: string } {
    const { brand } = this.#config
    const { styles, cdn } = filesOf(this.#releases.of(cookies), null, context.locale, this.#config)
    const look = brandCss(brand)
    const own = look ? [PLAIN_CSS, look] : [PLAIN_CSS]
    const shared = this.#sheetsOf(styles, cdn)
    const sheets = [...shared.map(({ css }) => css), ...own]
    const text = plainHtml(page, { brand, locale: context.locale, theme, sheets })
    return { text, policy: this.#policyOf([...shared.map(({ hash }) => hash), ...own.map(hashOf)], context) }
  }

  #sheetsOf(styles: readonly PageFile[], cdn: string) {
    return styles.map(({ href, integrity }) => {
      const css = this.#files.textOf(href)
      const fromCdn = cdn ? withFontsOf(cdn, css) : css
      return { css: fromCdn, hash: fromCdn === css ? integrity : hashOf(fromCdn) }
    })
  }

  #policyOf(styleHashes: string[], { storefront }: ShopVisit['context']) {
    const { paymentOrigin, mapTiles, analyticsContainer, artifactsUrl, picturesUrl, development } = this.#config
    const originOf = (address: string | null) => address && new URL(address).origin
    const policy = policyOf(styleHashes, {
      payment: paymentOrigin,
      tiles: originOf(mapTiles),
      container: originOf(analyticsContainer),
      hasGooglePay: this.#config.hasGooglePay && storefront === 'international',
      cdn: { artifacts: artifactsUrl, pictures: picturesUrl },
    })
    return development ? withDevelopmentStyles(policy) : policy
  }

  async #make(wanted: Wanted, override: Override | null = null): Promise<ShopDocument> {
    const { visit, found, search, preview, texts } = wanted
    const { context, origin, theme } = visit
    const { page, snapshot, errors } = await this.#renders.of(wanted)
    const status = page?.status ?? (found ? 200 : 404)
    const files = filesOf(snapshot, found?.row ?? null, context.locale, this.#config)
    const sheets = this.#sheetsOf(files.styles, files.cdn)
    const address = found ? { ...found.address, search } : { pathname: visit.pathname, search, params: {} }
    const description = describe(page?.head ?? { title: '' }, {
      row: found?.row ?? null,
      address,
      context,
      brand: this.#config.brand,
      origin,
      status,
    })
    const look = brandCss(this.#config.brand)
    const notice = noticeOf(visit, this.#config)
    const hearts = notice === null ? '' : heartsCss(visit)
    const shownErrors = this.#config.development
      ? errors.map((text) => showError(this.#config.stateDir, `server, ${visit.pathname}`, text))
      : []
    const text = documentHtml({
      brand: this.#config.brand,
      look,
      context,
      origin,
      address: { pathname: visit.pathname, search },
      notice,
      hearts,
      theme,
      files,
      sheets: sheets.map(({ css }) => css),
      sprite: this.#files.textOf(files.sprite),
      release: inLanguage(snapshot.forBrowser, context.locale),
      picturesUrl: this.#config.picturesUrl,
      mapTiles: this.#config.mapTiles,
      // A tester's visit is in no statistics.
      analyticsContainer: override ? null : this.#config.analyticsContainer,
      status,
      description: preview || override ? { ...description, noindex: true } : description,
      texts,
      preview,
      override: override && { ...override, shown: snapshot },
      errors: await Promise.all(shownErrors),
      page: page && { html: page.html, values: page.values, picture: page.head.picture, jsonLd: page.head.jsonLd },
    })
    const buffer = Buffer.from(text)
    const etag = `W/"${createHash('sha1').update(buffer).digest('base64url')}"`
    return {
      status,
      movedTo: (status === 200 && page?.head.isMoved && page.head.canonical) || null,
      text: buffer,
      pieces: piecesIn(text),
      etag,
      compressed: await this.#compression.of(buffer, etag),
      policy: this.#policyOf(
        [...sheets.map(({ hash }) => hash), ...[look, hearts].filter(Boolean).map((css) => hashOf(css ?? ''))],
        context,
      ),
      personal: preview !== null || override !== null || notice !== null || found?.row.personal === true,
      isUncached: preview !== null || override !== null || notice !== null || found?.row.secret === true,
      complete: page !== null && page.errors.length === 0 && (status === 200 || status === 404),
    }
  }
}
