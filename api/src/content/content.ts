import { content, type ContentPage, services, SERVICES } from '@shop/contracts/content'
import type { ShopContext } from '@shop/contracts/storefront'
import * as v from 'valibot'
import { type Api, implement } from '../http/implement.ts'
import { Kept } from '../http/kept.ts'
import { Refused } from '../http/refusal.ts'
import { revalidated } from '../http/revalidated.ts'
import { shopDate } from '../places/calendar.ts'
import { blocksOf } from './blocks.ts'
import { StoredBlock } from './stored.ts'

type PageRow = Omit<ContentPage, 'blocks'> & { blocks: unknown[] | null }

/** $1 path, $2 locale, $3 storefront, $4 today, $5 version or null: the newest that counts already. */
const PAGE_SQL = `
  WITH shown AS (
    SELECT * FROM content_pages WHERE path = $1 AND locale = $2 AND storefront IN ($3, 'every') AND effective_on <= $4::date
  ), page AS (
    SELECT * FROM shown WHERE $5::int IS NULL OR version = $5::int ORDER BY storefront = 'every', version DESC LIMIT 1
  )
  SELECT page.path, page.title, page.lead, page.version, to_char(page.effective_on, 'YYYY-MM-DD') AS date,
    (SELECT jsonb_agg(jsonb_build_object('version', version, 'date', to_char(effective_on, 'YYYY-MM-DD')) ORDER BY version DESC)
      FROM shown WHERE shown.storefront = page.storefront) AS versions,
    (SELECT jsonb_agg(jsonb_build_object('kind', kind) || body ORDER BY position) FROM content_blocks WHERE page_id = page.id) AS blocks
  FROM page`

const KEPT_MS = 15_000
const PATH = /^[a-z\d]+(?:[-/][a-z\d]+)*$/
const LONGEST_PATH = 120

/** Spec §7: POST /_content/{path} and GET /api/v1/services/{key}. */
export function serveContent(api: Api) {
  const kept = new Kept<ContentPage>(api.clock, KEPT_MS)

  const pageAt = (path: string, shop: ShopContext, version: number | null = null): Promise<ContentPage> => {
    if (path.length > LONGEST_PATH || !PATH.test(path)) throw new Refused('NOT_FOUND')
    const key = [path, shop.locale, shop.storefront, shop.currency, version].join(' ')
    return kept.of(key, async () => {
      const today = shopDate(api.clock.now())
      const [row] = await api.database.query<PageRow>(PAGE_SQL, [path, shop.locale, ruled(shop), today, version])
      if (!row) throw new Refused('NOT_FOUND')
      return { ...row, blocks: await blocksOf(api.database, sound(row), shop) }
    })
  }

  /** A block that an editor has broken is left out and reported; the page stands. */
  const sound = ({ path, blocks }: PageRow) =>
    (blocks ?? []).flatMap((block, position) => {
      const { success, output, issues } = v.safeParse(StoredBlock, block)
      if (!success) api.log.error({ path, position, issues: issues.map(({ message }) => message) }, 'a block of content is broken')
      return success ? [output] : []
    })

  implement(api, content, async ({ params, query, visitor: { shop }, reply }) => {
    const { blocks, ...page } = await pageAt(params.path, shop, query.version)
    const { block: wanted } = query
    revalidated(reply)
    return { page: { ...page, blocks: wanted ? blocks.filter(({ id }) => wanted.includes(id)) : blocks } }
  })
  implement(api, services, async ({ params: { key }, visitor: { shop }, reply }) => {
    if (!(SERVICES as readonly string[]).includes(key)) throw new Refused('NOT_FOUND')
    const data = await pageAt(key, shop)
    revalidated(reply)
    return { data }
  })
}

/** On a host that nobody knows every rule of a storefront follows the locale (reading 2). */
const ruled = ({ storefront, locale }: ShopContext) => (storefront === 'unknown' ? (locale === 'ru' ? 'ru' : 'international') : storefront)
