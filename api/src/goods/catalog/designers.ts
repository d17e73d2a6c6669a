import { designerInfo, listDesigners, DesignerLine, DesignerStory } from '@shop/contracts/catalog/designers'
import { Minor } from '@shop/contracts/core/money'
import { Picture } from '@shop/contracts/core/picture'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { rowOf, rowsOf } from '../../platform/db/rows.ts'
import { implement, type Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { designerUrl } from './cards/card.ts'
import { IS_PIECE } from './variants/variant.ts'

const designerLine = v.object({ ...v.omit(DesignerLine, ['url']).entries, slug: v.string() })
const picture = v.nullable(v.omit(Picture, ['alt']))
const designerStory = v.object({
  ...v.omit(DesignerStory, ['url', 'prices', 'wide', 'portrait', 'near']).entries,
  slug: v.string(),
  near: v.nullable(v.array(v.object({ ...v.omit(DesignerStory.entries.near.item, ['url']).entries, slug: v.string() }))),
  from: v.nullable(Minor),
  to: v.nullable(Minor),
  wide: picture,
  portrait: picture,
})
type Story = v.InferOutput<typeof designerStory>

const TEXTS = 'FROM designers g JOIN designer_texts t ON t.designer_id = g.id AND t.locale = $1'

const NEAR_SHOWN = 3

const LINES_SQL = `
  SELECT g.slug, t.name, t.lang, t.city, t.craft,
    (SELECT count(DISTINCT p.design_id) FROM products p WHERE p.designer_id = g.id AND NOT p.is_archive AND ${IS_PIECE}) AS count,
    (SELECT jsonb_build_object('base', base, 'widths', widths, 'fallback', fallback, 'width', width, 'height', height, 'color', color,
      'alt', '') FROM pictures WHERE key = g.feature) AS picture
  ${TEXTS} ORDER BY t.name COLLATE "C"`

const STORY_SQL = `
  SELECT g.slug, g.since, t.name, t.lang, t.city, t.about, t.chapter, t.workshop, t.materials, t.story, pieces.count, pieces.from, pieces.to,
    (SELECT to_jsonb(pictures) FROM pictures WHERE key = g.wide) AS wide,
    (SELECT to_jsonb(pictures) FROM pictures WHERE key = g.portrait) AS portrait,
    (SELECT jsonb_agg(jsonb_build_object('slug', o.slug, 'name', ot.name, 'lang', ot.lang, 'city', ot.city,
        'count', (SELECT count(DISTINCT p.design_id) FROM products p WHERE p.designer_id = o.id AND NOT p.is_archive AND ${IS_PIECE})) ORDER BY o.place)
      FROM (SELECT id, slug, row_number() OVER (ORDER BY abs(position - g.position), position) AS place
        FROM designers WHERE id <> g.id ORDER BY place LIMIT ${NEAR_SHOWN}) AS o
      JOIN designer_texts ot ON ot.designer_id = o.id AND ot.locale = $1) AS near
  ${TEXTS}
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT p.design_id) AS count, min(o.final) AS from, max(o.final) AS to
    FROM products p LEFT JOIN product_offers o ON o.product_id = p.id AND o.currency = $2
    WHERE p.designer_id = g.id AND NOT p.is_archive AND ${IS_PIECE}) AS pieces
  WHERE g.slug = $3`

/** GET /designers and GET /designers/{id}/info. */
export function serveDesigners(api: Api) {
  implement(api, listDesigners, async ({ visitor: { shop } }) => {
    const rows = await rowsOf(api.reads, designerLine, LINES_SQL, [shop.locale])
    return { result: { designers: rows.map(({ slug, ...line }) => ({ ...line, url: designerUrl(slug) })) } }
  })
  implement(api, designerInfo, async ({ params, visitor: { shop } }) => {
    const row = await rowOf(api.reads, designerStory, STORY_SQL, [shop.locale, shop.currency, params.id])
    if (!row) throw new Refused('NOT_FOUND')
    return { result: { designer: toStory(row, shop) } }
  })
}

function toStory({ slug, from, to, wide, portrait, near, ...story }: Story, { currency }: ShopContext): DesignerStory {
  // The heading names the designer, so the picture needs no alt text.
  const decoration = (picture: Omit<Picture, 'alt'> | null) => picture && { ...picture, alt: '' }
  return {
    ...story,
    url: designerUrl(slug),
    prices: from === null || to === null ? null : { from, to, currency },
    wide: decoration(wide),
    portrait: decoration(portrait),
    near: (near ?? []).map(({ slug: other, ...house }) => ({ ...house, url: designerUrl(other) })),
  }
}
