import { isBlocked } from '@shop/contracts/shop/guard'
import { match } from '@shop/contracts/pages/routes'
import { content, type ContentPage } from '@shop/contracts/content/content'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import type { Api } from '../../platform/http/implement.ts'
import type { ShopVisitor } from '../../platform/http/visitor.ts'

/** Content of a share picture. No price: previews are cached by others. */
export interface Subject {
  name: string
  /** Small text above the name. */
  over: string
  /** Null when the page has no picture. */
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
/** The first picture of the home page, for pages without their own. */
const HOUSE = `SELECT base, widths FROM pictures WHERE key = 'banners/main-portrait'`

export async function defaultPicture(database: Queryable): Promise<Subject['picture']> {
  const [picture] = await database.query<NonNullable<Subject['picture']>>(HOUSE, [])
  return picture ?? null
}

/** The subject of a path; null when it does not exist on this storefront. */
export async function subjectOf(api: Pick<Api, 'database' | 'server'>, { shop, host }: ShopVisitor, path: string): Promise<Subject | null> {
  const found = isBlocked(shop.storefront, path) ? null : match(path)
  if (!found) return null
  const { row, address } = found
  const { category = '', id = '' } = address.params
  const read = async (statement: string, ...rest: string[]) =>
    (await api.database.query<Subject>(statement, [shop.locale, ...rest]))[0] ?? null
  if (row.page === 'product') return read(PRODUCT, category, id)
  if (row.page === 'designer') return read(DESIGNER, id)
  const answer = await api.server.inject({
    method: 'POST',
    url: `/_content/${encodeURIComponent(path.slice(1))}`,
    headers: { host, 'accept-language': shop.locale },
  })
  return answer.statusCode === 200 ? contentSubject(v.parse(content.answer, answer.json()).page) : null
}

const contentSubject = ({ title, blocks }: ContentPage): Subject => {
  const picture = blocks.flatMap((block) => (block.kind === 'picture' && block.picture ? [block.picture] : []))[0]
  return { name: title, over: '', picture: picture ?? null }
}

/** The words from which `shareUrl` makes the version. */
export const shownOf = ({ name, over, picture }: Subject): string[] => [name, over, picture?.base ?? '']
