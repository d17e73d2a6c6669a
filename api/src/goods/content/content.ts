import { content, type ContentPage, services, SERVICES } from '@shop/contracts/content/content'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { type Call, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { revalidated } from '../../platform/http/revalidated.ts'
import { blocksOf } from './landings/blocks.ts'
import { filled } from './landings/figures.ts'
import { type Draft, type PageRow, pageShown } from './published-sql.ts'
import { StoredBlock } from './documents/stored.ts'
import type { PublishedApi } from './published.ts'

type ContentCall = Pick<Call<string, unknown>, 'visitor' | 'request' | 'reply'>

const CACHE_MS = 15_000
const PATH = /^[a-z\d]+(?:[-/][a-z\d]+)*$/
const LONGEST_PATH = 120

/** POST /_content/{path} and GET /api/v1/services/{key}. */
export function serveContent(api: PublishedApi) {
  const kept = api.published.cache<ContentPage>(CACHE_MS)

  const read = async (path: string, shop: ShopContext, edition: number | null, draft?: Draft): Promise<ContentPage> => {
    const looked = { path, locale: shop.locale, storefront: ruled(shop), edition, now: api.clock.now() }
    const reads = draft ? api.database : api.reads
    const row = await pageShown(reads, looked, draft)
    if (!row) throw new Refused('NOT_FOUND')
    const [title, lead] = [filled(row.title, shop) ?? '', filled(row.lead, shop) ?? '']
    const blocks = sound(path, row).flatMap((block) => filled(block, shop) ?? [])
    return { ...row, path, title, lead, blocks: await blocksOf(reads, blocks, shop) }
  }

  /** Published content is cached for a moment; drafts are never cached. */
  const pageAt = async ({
    path,
    edition = null,
    call,
  }: {
    path: string
    edition?: number | null
    call: ContentCall
  }): Promise<ContentPage> => {
    if (path.length > LONGEST_PATH || !PATH.test(path)) throw new Refused('NOT_FOUND')
    const { shop } = call.visitor
    const draft = await api.published.draftOf(call.request)
    if (draft) return read(path, shop, edition, draft)
    const key = [path, shop.locale, shop.storefront, shop.currency, edition].join(' ')
    const page = await kept.of(key, () => read(path, shop, edition))
    revalidated(call.reply)
    return page
  }

  /** Skips and reports an invalid block; the rest of the page is shown. */
  const sound = (path: string, { blocks }: PageRow) =>
    blocks.flatMap((block, position) => {
      const { success, output, issues } = v.safeParse(StoredBlock, block)
      if (!success) api.log.error({ path, position, issues: issues.map(({ message }) => message) }, 'a block of content is broken')
      return success ? [output] : []
    })

  implement(api, content, async (call) => {
    const { version, block: wanted } = call.query
    const { blocks, ...page } = await pageAt({ path: call.params.path, edition: version ?? null, call })
    return { page: { ...page, blocks: wanted ? blocks.filter(({ id }) => wanted.includes(id)) : blocks } }
  })
  implement(api, services, async (call) => {
    const { key } = call.params
    if (!(SERVICES as readonly string[]).includes(key)) throw new Refused('NOT_FOUND')
    return { data: await pageAt({ path: key, call }) }
  })
}

/** On an unknown host the storefront follows the locale. */
const ruled = ({ storefront, locale }: ShopContext) => (storefront === 'unknown' ? (locale === 'ru' ? 'ru' : 'international') : storefront)
