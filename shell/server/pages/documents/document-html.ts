import type { Brand } from '@shop/contracts/shop/brand'
import { faceOf, withBrand } from '@shop/contracts/shop/brand-face'
import { readShareUrl, SHARE_SIZE } from '@shop/contracts/pages/share-picture'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Head } from '@shop/routing'
import type { Description } from '../../../src/visits/head/describe.ts'
import type { Release } from '../../../src/remotes/release.ts'
import { groundOf } from '../../platform/brand/brand-look.ts'
import type { Edited } from '../../backend/edited-texts.ts'
import { escapeHtml, scriptJson, tag } from '../../platform/http/escape.ts'
import { noticeHtml, plainPageInstead } from '../plain/notice.ts'
import type { PageFile, PageFiles } from '../../release/page-files.ts'
import type { Preview } from '../../backend/preview.ts'
import { type OverrideBar, overrideBar } from './override-bar.ts'
import { previewBar } from './preview-bar.ts'
import type { Theme } from '../../requests/visit.ts'
import { skeletonOf } from './waiting.ts'

export interface DocumentParts {
  /** Tile URL, if configured. */
  mapTiles?: string | null
  /** Tag manager script, if configured. */
  analyticsContainer?: string | null
  /** Origin of a CDN for pictures; empty without one. */
  picturesUrl?: string
  context: ShopContext
  brand: Brand
  /** Brand CSS variables. */
  look: string
  origin: string
  /** For what is shown without scripts only. */
  address: { pathname: string; search: string }
  theme: Theme
  files: PageFiles
  /** Content of `files.styles`. */
  sheets: string[]
  sprite: string
  release: Release
  status: number
  description: Description
  /** Texts changed by editors. */
  texts: Edited
  /** Preview bar. */
  preview: Preview | null
  /** Bar of a tester's versions. */
  override?: OverrideBar | null
  /** What the last form came to. */
  notice: string | null
  /** Styles of the shopper's hearts, without scripts. */
  hearts?: string
  /** Of the server's rendering, for a bar of `npm run dev`. */
  errors?: string[]
  /** Server rendering; null for client rendering only. */
  page: { html: string; values: unknown; picture: Head['picture']; jsonLd: Head['jsonLd'] } | null
}

const OPEN_GRAPH_LOCALE = { ru: 'ru_RU', en: 'en_US' } as const

const sealed = ({ integrity }: PageFile) => ({ integrity, crossorigin: 'anonymous' })

/** Inlined styles save a round trip before first paint; webpack's runtime identifies them by `data-href`. */
const inlined = ({ href, owner }: PageFile, sheet: string) =>
  `${tag('style', { 'data-href': href, 'data-version': owner })}${sheet}</style>`

function themeTags(theme: Theme, brand: Brand): string[] {
  const ground = groundOf(brand)
  if (theme !== 'auto') return [tag('meta', { name: 'theme-color', content: ground[theme] })]
  return (['light', 'dark'] as const).map((scheme) =>
    tag('meta', { name: 'theme-color', content: ground[scheme], media: `(prefers-color-scheme: ${scheme})` }),
  )
}

const property = (name: string, content: string | null) => (content ? tag('meta', { property: name, content }) : '')

/** Image size for social networks. */
function imageTags(image: string | null, title: string) {
  if (!image) return []
  const isDrawn = readShareUrl(new URL(image).pathname) !== null
  const size = isDrawn ? [property('og:image:width', String(SHARE_SIZE.width)), property('og:image:height', String(SHARE_SIZE.height))] : []
  return [property('og:image', image), ...size, property('og:image:alt', title)]
}

function meaningTags(
  { title, description, canonical, noindex, alternates, image }: Description,
  { locale }: ShopContext,
  { siteName, isPage }: { siteName: string; isPage: boolean },
) {
  return [
    description && tag('meta', { name: 'description', content: description }),
    noindex && tag('meta', { name: 'robots', content: 'noindex' }),
    isPage && tag('link', { rel: 'canonical', href: canonical }),
    ...alternates.map(({ lang, href }) => tag('link', { rel: 'alternate', hreflang: lang, href })),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', isPage ? canonical : null),
    property('og:locale', OPEN_GRAPH_LOCALE[locale]),
    ...imageTags(image, title),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  ]
}

const codeTags = ({ cdn, scripts, main }: PageFiles) =>
  [
    ...scripts.map((file) => tag('link', { rel: 'preload', as: 'script', fetchpriority: 'low', href: cdn + file.href, ...sealed(file) })),
    `${tag('script', { src: cdn + main.href, ...sealed(main), async: true, fetchpriority: 'low' })}</script>`,
  ].join('')

/** In the body: Chrome delays first paint for fonts preloaded in the head (docs/decisions/0012). */
const fontTags = ({ cdn, fonts }: PageFiles) =>
  fonts.map((href) => tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: cdn + href, crossorigin: 'anonymous' })).join('')

const pictureTags = (pictures: Head['picture']) =>
  (pictures ?? []).map(({ srcSet, sizes, media }) =>
    tag('link', { rel: 'preload', as: 'image', type: 'image/avif', imagesrcset: srcSet, imagesizes: sizes, media, fetchpriority: 'high' }),
  )

/** React emits preloads before the first element; moves them to the head. */
function split(html: string): { preloads: string; body: string } {
  const [, preloads = '', body = ''] = /^((?:<link rel="preload"[^>]*>)*)([^]*)$/.exec(html) ?? []
  return { preloads, body }
}

/** The complete document. Independent of the person: shared by storefront, language, country and theme. */
export function documentHtml({
  context,
  brand,
  look,
  origin,
  address,
  theme,
  files,
  sheets,
  sprite,
  release,
  status,
  description,
  page,
  mapTiles,
  analyticsContainer,
  texts,
  preview,
  override = null,
  notice,
  hearts = '',
  picturesUrl = '',
  errors = [],
}: DocumentParts): string {
  const { preloads, body } = split(page?.html ?? skeletonOf(brand.name, context.locale))
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(description.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    plainPageInstead(address),
    ...pictureTags(page?.picture),
    preloads,
    ...files.styles.map((file, index) => inlined(file, sheets[index] ?? '')),
    look && `<style>${look}</style>`,
    hearts && `<noscript><style>${hearts}</style></noscript>`,
    `${tag('script', { src: files.early.href, ...sealed(files.early), async: true })}</script>`,
    // Scripts start after first paint if there is server HTML. With a CDN always by early-cdn.js, which must see them fail.
    page || files.cdn || picturesUrl ? `<template id="shell-code">${codeTags(files)}</template>` : codeTags(files),
    '<meta name="color-scheme" content="light dark">',
    ...themeTags(theme, brand),
    analyticsContainer && tag('meta', { name: 'analytics-container', content: analyticsContainer }),
    mapTiles && tag('meta', { name: 'map-tiles', content: mapTiles }),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    ...meaningTags(description, context, { siteName: brand.name, isPage: status === 200 }),
    ...(page?.jsonLd ?? []).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ]
  const blocks = [
    ['release', release] as const,
    ['context', { ...context, origin, brand: faceOf(brand) }] as const,
    ...(Object.keys(texts).length > 0 ? [['texts', texts] as const] : []),
    ...(page ? [['values', page.values] as const] : []),
    ...(errors.length > 0 ? [['server-errors', errors] as const] : []),
  ].map(([id, value]) => `<script type="application/json" id="${id}">${withBrand(scriptJson(value), { brand: brand.name })}</script>`)
  const bar = (preview ? previewBar(preview.until, context.locale) : '') + (override ? overrideBar(override, context.locale) : '')
  const html = tag('html', {
    lang: context.locale,
    'data-theme': theme === 'auto' ? undefined : theme,
    'data-artifacts': files.cdn || undefined,
    'data-pictures': picturesUrl || undefined,
  })
  return `<!doctype html>${html}<head>${head.filter(Boolean).join('')}</head><body>${fontTags(files)}${sprite}${bar}${noticeHtml(notice, context)}<div id="root">${body}</div>${blocks.join('')}</body></html>`
}
