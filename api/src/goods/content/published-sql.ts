import type { Locale } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../platform/db/database.ts'
import { kindOf, type WrittenPage } from './documents/documents.ts'

/** A draft's documents by name; for its editor they replace the published ones. */
export type Draft = Readonly<Record<string, unknown>>

export interface PageRow {
  title: string
  lead: string
  version: number
  date: string
  versions: { version: number; date: string }[]
  blocks: unknown[]
}

/** The version of each document shown at $1. */
const SHOWN = `
  SELECT DISTINCT ON (document) document, version, paths, storefront, locale, edition FROM content_versions
  WHERE publish_at <= $1::timestamptz AND cancelled_at IS NULL ORDER BY document, publish_at DESC, version DESC`

const DOCUMENT_SQL = `
  SELECT body FROM content_versions WHERE document = $2 AND publish_at <= $1::timestamptz AND cancelled_at IS NULL
  ORDER BY publish_at DESC, version DESC LIMIT 1`

/** $1 now, $2 path, $3 locale, $4 storefront, $5 edition or null: the shown version. */
const PAGE_SQL = `
  WITH shown AS (${SHOWN}), page AS (
    SELECT * FROM shown WHERE locale = $3 AND $2 = ANY (paths) AND storefront IN ($4, 'every')
    ORDER BY storefront = 'every' LIMIT 1
  ), editions AS (
    SELECT DISTINCT ON (v.edition) v.edition, v.version, v.effective_on, v.body FROM content_versions v JOIN page USING (document)
    WHERE v.publish_at <= $1::timestamptz AND v.cancelled_at IS NULL ORDER BY v.edition, v.publish_at DESC, v.version DESC
  )
  SELECT wanted.body,
    (SELECT jsonb_agg(jsonb_build_object('version', edition, 'date', to_char(effective_on, 'YYYY-MM-DD')) ORDER BY edition DESC)
      FROM editions) AS versions
  FROM page JOIN editions wanted ON wanted.edition = coalesce($5::int, page.edition)`

export interface Looked {
  path: string
  locale: Locale
  storefront: string
  edition: number | null
  now: Date
}

/** The page at a path, or an earlier edition of it; null if none. */
export async function pageShown(
  database: Queryable,
  { path, locale, storefront, edition, now }: Looked,
  draft?: Draft,
): Promise<PageRow | null> {
  const [row] = await database.query<{ body: WrittenPage; versions: PageRow['versions'] }>(PAGE_SQL, [
    now.toISOString(),
    path,
    locale,
    storefront,
    edition,
  ])
  const drafted = edition === null && draft ? pageOfDraft(draft, { path, locale, storefront }) : null
  const body = drafted ?? row?.body
  if (!body) return null
  const { title, lead, version, date, blocks } = body
  const versions = row?.versions ?? []
  const isNew = drafted !== null && !versions.some((one) => one.version === version)
  return { title, lead, version, date, blocks, versions: isNew ? [{ version, date }, ...versions] : versions }
}

function pageOfDraft(draft: Draft, { path, locale, storefront }: Pick<Looked, 'path' | 'locale' | 'storefront'>): WrittenPage | null {
  const pages = Object.entries(draft).flatMap(([name, body]) => {
    const kind = kindOf(name)
    return kind?.kind === 'page' && kind.locale === locale ? [body as WrittenPage] : []
  })
  const here = pages.filter((page) => page.paths.includes(path))
  const on = (wanted: string) => here.find((page) => (page.storefront ?? 'every') === wanted)
  return on(storefront) ?? on('every') ?? null
}

/** The current banners, promises or texts; null if none. */
export async function documentShown<Body>(database: Queryable, name: string, now: Date, draft?: Draft): Promise<Body | null> {
  if (draft && Object.hasOwn(draft, name)) return draft[name] as Body
  const [row] = await database.query<{ body: Body }>(DOCUMENT_SQL, [now.toISOString(), name])
  return row?.body ?? null
}
