import { errorPageWidgets, type RouteRow } from '@shop/contracts/pages/routes'
import type { Locale } from '@shop/contracts/shop/storefront'
import { usesFace } from '../platform/brand/brand-look.ts'
import type { Config } from '../platform/config/config.ts'
import type { Part } from './parts.ts'
import { ASKS, servedVersion, type Snapshot } from './snapshot.ts'

export interface PageFile {
  href: string
  integrity: string
  /** `mfe-catalog@1.0.0` */
  owner: string
}

/** Files that a document references, to load them in one round trip. */
export interface PageFiles {
  /** Origin of a CDN for these files; empty: the shop's own host. */
  cdn: string
  /** Always of the shop's own host: it watches whether the CDN gives the others. */
  early: PageFile
  main: PageFile
  styles: PageFile[]
  /** Scripts besides main.js: shell texts, remote entries and their `asks`, chunks and texts of page and widgets. */
  scripts: PageFile[]
  fonts: string[]
  sprite: string
}

type PageFilesConfig = Pick<Config, 'brand' | 'artifactsUrl' | 'picturesUrl'>

/** Fonts of the first screen by language. */
const FONTS: Record<Locale, { sans: string; serif: string }> = {
  ru: { sans: 'zlata-text-cyrillic.woff2', serif: 'zlata-display-cyrillic.woff2' },
  en: { sans: 'zlata-text-latin.woff2', serif: 'zlata-display-latin.woff2' },
}

/** `early.js` for documents whose files come from a CDN. Older shells have none and stay with the shop's own host. */
const EARLY_WITH_CDN = 'early-cdn.js'

const isA = (kind: string) => (file: string) => file.endsWith(kind)

function fileOf(part: Part, file: string, seal?: string): PageFile {
  const integrity = seal ?? part.artifact.files[file]
  if (!integrity) throw new Error(`${part.name}@${part.version} has no ${file}`)
  return { href: part.base + file, integrity, owner: `${part.name}@${part.version}` }
}

/** Remotes of a route; of the error page without one. */
export const ownersOf = (row: RouteRow | null): string[] => [...new Set(usesOf(row).map(({ owner }) => owner))]

/** What a document of this route is sent with, by name. */
export const versionsOn = (row: RouteRow, snapshot: Snapshot): Record<string, string | undefined> =>
  Object.fromEntries(['shell', ...ownersOf(row)].map((name) => [name, servedVersion(snapshot, name)]))

/** What a visitor is shown, by name. */
export const versionsIn = (snapshot: Snapshot): Record<string, string | undefined> =>
  Object.fromEntries(['shell', ...Object.keys(snapshot.remotes)].map((name) => [name, servedVersion(snapshot, name)]))

function usesOf(row: RouteRow | null) {
  const widgets = (row ? (row.widgets ?? []) : errorPageWidgets).map(({ owner, widget }) => ({ owner, exposed: `widget/${widget}` }))
  return row ? [{ owner: row.owner, exposed: `page/${row.page}` }, ...widgets] : widgets
}

/** A lazy chunk: the preload needs the hash that the entry uses. */
const chunkOf = (part: Part, file: string) => fileOf(part, file, part.seals[file])

/** A remote missing in the release is reported by the browser. */
export function filesOf(
  { shell, remotes }: Snapshot,
  row: RouteRow | null,
  locale: Locale,
  { brand, artifactsUrl, picturesUrl }: PageFilesConfig,
): PageFiles {
  const { artifact } = shell
  const knowsCdn = EARLY_WITH_CDN in artifact.files
  const cdn = knowsCdn ? artifactsUrl : ''
  const used = usesOf(row).flatMap(({ owner, exposed }) => {
    const part = remotes[owner]
    if (!part) return []
    const { entry, pages } = part.artifact
    const files = [entry, ...(pages[exposed] ?? []), ...(pages[`${exposed}/${locale}`] ?? [])]
    // Widgets hydrate near the viewport: until then only their styles are needed.
    const needed = exposed.startsWith('widget/') ? files.filter(isA('.css')) : files
    return needed.map((file) => (file.endsWith('.js') ? chunkOf(part, file) : fileOf(part, file)))
  })
  const asks = ownersOf(row).flatMap((owner) => {
    const part = remotes[owner]
    return part && ASKS in part.artifact.files ? [fileOf(part, ASKS)] : []
  })
  const remoteFiles = [...new Map(used.map((file) => [file.href, file])).values()]
  // Lazy shell parts belong to `main` too: picks the stylesheet with its name.
  const ownStyles = (artifact.pages['main'] ?? []).filter((file) => /^main\..*css$/.test(file))
  const words = (artifact.pages[locale] ?? []).filter(isA('.js'))
  return {
    cdn,
    early: fileOf(shell, knowsCdn && (cdn || picturesUrl) ? EARLY_WITH_CDN : 'early.js'),
    main: fileOf(shell, artifact.entry),
    styles: [...ownStyles.map((file) => fileOf(shell, file)), ...remoteFiles.filter(({ href }) => href.endsWith('.css'))],
    scripts: [...words.map((file) => chunkOf(shell, file)), ...remoteFiles.filter(({ href }) => href.endsWith('.js')), ...asks],
    fonts: (['sans', 'serif'] as const)
      .filter((face) => usesFace(brand, face))
      .map((face) => FONTS[locale][face])
      .flatMap((name) => artifact.assets?.[name] ?? [])
      .map((file) => shell.base + file),
    sprite: `${shell.base}sprite.svg`,
  }
}
