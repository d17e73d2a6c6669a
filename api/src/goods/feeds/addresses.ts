import { SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import type { Locale, Storefront } from '@shop/contracts/shop/storefront'
import { categoryUrl, designerUrl, productUrl } from '../catalog/cards/card.ts'
import { runPeriodically } from '../../platform/clock/rounds.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { stopping } from '../../platform/status/health.ts'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import { makeDue, type MakingParts, type Text } from './nightly.ts'
import { editionOf, sendFile } from './serve-file.ts'
import type { Counts } from './store.ts'

interface AddressList {
  file: string
  storefront: Exclude<Storefront, 'unknown'>
  locale: Locale
}

const LISTS: readonly AddressList[] = [
  { file: 'addresses-ru.txt', storefront: 'ru', locale: 'ru' },
  { file: 'addresses-international.txt', storefront: 'international', locale: 'en' },
]

const ROUND_MS = 60_000
/** A search engine learns of a new piece at most this much later. */
const LIFE_MS = 60 * 60 * 1000
/** Batch size, to bound memory. */
const PAGE = 2000

const CATEGORIES_SQL = `
  SELECT slug FROM categories c WHERE EXISTS (SELECT FROM products WHERE category_id = c.id AND NOT is_archive)
    AND slug <> '${SIZERS_CATEGORY}' ORDER BY position, id`
const SELECTIONS_SQL = `
  SELECT s.path AS slug FROM selections s JOIN selection_texts t ON t.selection_id = s.id AND t.locale = $1 WHERE EXISTS (
    SELECT FROM selection_designs d JOIN products p ON p.design_id = d.design_id AND NOT p.is_archive WHERE d.selection_id = s.id)
  ORDER BY s.position, s.id`
const DESIGNERS_SQL = `
  SELECT g.slug FROM designers g JOIN designer_texts t ON t.designer_id = g.id AND t.locale = $1 ORDER BY g.position, g.id`
/** $1 locale, $2 last id of the previous page. */
const PIECES_SQL = `
  SELECT p.id, p.slug, c.slug AS category FROM products p JOIN categories c ON c.id = p.category_id
  JOIN product_texts t ON t.product_id = p.id AND t.locale = $1
  WHERE p.id > $2 AND NOT p.is_archive AND c.slug <> '${SIZERS_CATEGORY}' ORDER BY p.id LIMIT ${PAGE}`

/** Paths of categories and selections with pieces, designers and pieces of every metal, one a line. */
async function* addressesText({ locale }: AddressList, database: Queryable, counts: Counts): AsyncGenerator<string> {
  const lines = (addresses: readonly string[]) => {
    counts.offers += addresses.length
    return addresses.map((address) => `${address}\n`).join('')
  }
  const categories = await database.query<{ slug: string }>(CATEGORIES_SQL, [])
  const selections = await database.query<{ slug: string }>(SELECTIONS_SQL, [locale])
  const designers = await database.query<{ slug: string }>(DESIGNERS_SQL, [locale])
  yield lines([...designers.map(({ slug }) => designerUrl(slug)), ...[...categories, ...selections].map(({ slug }) => categoryUrl(slug))])
  for (let last = 0; ; ) {
    if (stopping.now) throw new Error('The process ends.')
    const page = await database.query<{ id: number; slug: string; category: string }>(PIECES_SQL, [locale, last])
    yield lines(page.map(productUrl))
    last = page.at(-1)?.id ?? last
    if (page.length < PAGE) return
  }
}

/** Makes the address lists that are older than an hour again, one for each storefront. */
function makeDueAddresses(parts: MakingParts): Promise<void> {
  const texts = LISTS.map((list): [string, Text] => [list.file, (counts) => addressesText(list, parts.database, counts)])
  return makeDue(parts, new Map(texts), new Date(parts.clock.now().getTime() - LIFE_MS))
}

/** GET /sitemap/addresses: what the front door's sitemap lists of the catalog; their number is a header. [routes.sitemap-made-ahead] */
export function serveAddresses(api: Api) {
  api.server.get('/sitemap/addresses', async (request, reply) => {
    const { storefront } = visitorOf(request, api.frontDoorKey).shop
    const list = LISTS.find((one) => one.storefront === storefront)
    const made = list && (await editionOf(api.database, list.file))
    if (!list || !made) throw new Refused('NOT_FOUND')
    void reply.header('x-quantity', made.offers).type('text/plain; charset=utf-8')
    return sendFile(api.database, list.file, made, request, reply)
  })
  // A new shop has its sitemap before the first minute is over.
  runPeriodically(api, 'addresses', ROUND_MS, () => makeDueAddresses(api), 'at once')
}
