import { isBlocked } from '@shop/contracts/guard'
import { match } from '@shop/contracts/routes'
import type { ShopContext } from '@shop/contracts/storefront'
import type { Clock } from '../clock/clock.ts'
import { ruled } from '../content/ruled.ts'
import type { Queryable } from '../db/database.ts'
import { shopDate } from '../places/calendar.ts'

/** What a share picture shows: no price, which would be old when somebody sees it. */
export interface Subject {
  name: string
  /** In small letters over the name. */
  over: string
  /** Null where the page has no picture of its own. */
  picture: { base: string; widths: number[] } | null
}

const PRODUCT = `
  SELECT t.name, gt.name AS over, jsonb_build_object('base', f.base, 'widths', f.widths) AS picture
  FROM products p JOIN categories c ON c.id = p.category_id JOIN product_texts t ON t.product_id = p.id AND t.locale = $1
  JOIN designer_texts gt ON gt.designer_id = p.designer_id AND gt.locale = $1
  JOIN media m ON m.product_id = p.id AND NOT m.is_other_metal JOIN pictures f ON f.key = m.picture
  WHERE c.slug = $2 AND p.slug = $3 ORDER BY m.position LIMIT 1`
const DESIGNER = `
  SELECT t.name, t.city AS over, CASE WHEN f.key IS NOT NULL THEN jsonb_build_object('base', f.base, 'widths', f.widths) END AS picture
  FROM designers g JOIN designer_texts t ON t.designer_id = g.id AND t.locale = $1 LEFT JOIN pictures f ON f.key = g.portrait
  WHERE g.slug = $2`
/** $3 storefront, $4 today. */
const CONTENT = `
  SELECT title AS name, '' AS over, NULL::jsonb AS picture FROM content_pages
  WHERE path = $2 AND locale = $1 AND storefront IN ($3, 'every') AND effective_on <= $4::date
  ORDER BY storefront = 'every', version DESC LIMIT 1`

/** The first picture of the home page, for pages without one of their own. */
const HOUSE = `SELECT base, widths FROM pictures WHERE key = 'banners/main-portrait'`

export async function housePicture(database: Queryable): Promise<Subject['picture']> {
  const [picture] = await database.query<NonNullable<Subject['picture']>>(HOUSE, [])
  return picture ?? null
}

/** What the page at this path is about; null where there is none on this storefront. */
export async function subjectOf(database: Queryable, clock: Clock, shop: ShopContext, path: string): Promise<Subject | null> {
  const found = isBlocked(shop.storefront, path) ? null : match(path)
  if (!found) return null
  const { row, address } = found
  const { category = '', id = '' } = address.params
  const read = async (statement: string, ...rest: string[]) => (await database.query<Subject>(statement, [shop.locale, ...rest]))[0] ?? null
  if (row.page === 'product') return read(PRODUCT, category, id)
  if (row.page === 'designer') return read(DESIGNER, id)
  return read(CONTENT, path.slice(1), ruled(shop), shopDate(clock.now()))
}

/** The same words from which the page makes the address: see `shareUrl`. */
export const shownOf = ({ name, over, picture }: Subject): string[] => [name, over, picture?.base ?? '']
