import type { MenuItem, MenuLink } from '@shop/contracts/account/common-data'
import { CERTIFICATES_CATEGORY } from '@shop/contracts/certificates/certificate-type'
import { letterId, letterOf } from '@shop/contracts/catalog/designers'
import { Picture } from '@shop/contracts/core/picture'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { categoryUrl, designerUrl } from '../../goods/catalog/cards/card.ts'
import type { Catalogue } from '../../goods/catalog/catalogue.ts'
import { anyOf } from '../../goods/catalog/index/choice.ts'
import { isOccasion } from '../../goods/catalog/selections.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { TEXTS } from '../../platform/texts/texts.ts'

export interface MenuParts {
  database: Queryable
  catalogue: Catalogue
}

/** Moods that the menu leads to. */
const EDITS = ['evening', 'romance', 'pearls'] as const

const MENU_SQL = `
  SELECT
    (SELECT jsonb_agg(jsonb_build_object('slug', g.slug, 'name', gt.name) ORDER BY g.position)
      FROM designers g JOIN designer_texts gt ON gt.designer_id = g.id AND gt.locale = $1) AS designers,
    (SELECT jsonb_build_object('slug', g.slug, 'name', gt.name, 'about', gt.chapter, 'picture', jsonb_build_object('base', p.base,
        'widths', p.widths, 'fallback', p.fallback, 'width', p.width, 'height', p.height, 'color', p.color, 'alt', ''))
      FROM designers g JOIN designer_texts gt ON gt.designer_id = g.id AND gt.locale = $1 JOIN pictures p ON p.key = g.feature
      ORDER BY g.position LIMIT 1) AS feature,
    EXISTS (SELECT FROM deposit_designs) AS "hasCertificates"`

const menuRow = v.object({
  designers: v.nullable(v.array(v.object({ slug: v.string(), name: v.string() }))),
  feature: v.nullable(v.object({ slug: v.string(), name: v.string(), about: v.string(), picture: Picture })),
  hasCertificates: v.boolean(),
})

/** The menu of a storefront, its categories counted as their listings are. */
export async function menuOf({ database, catalogue }: MenuParts, { locale, currency }: ShopContext): Promise<MenuItem[]> {
  const [row, { categories, selections }, counts] = await Promise.all([
    rowOf(database, menuRow, MENU_SQL, [locale]),
    catalogue.directory.of(locale),
    catalogue.catalogIndex.byCategory(anyOf(currency)),
  ])
  const { menu, saved, moods } = TEXTS[locale]
  const goods = categories.find(({ id, slug }) => slug === CERTIFICATES_CATEGORY && counts.has(id))
  // The Russian storefront makes certificates to order, once they have a design; others sell them as goods.
  const certificatesUrl = locale === 'ru' && row?.hasCertificates ? '/certificate' : goods && categoryUrl(goods.slug)
  return [
    {
      name: menu.jewelry,
      url: '/catalog',
      count: categories.filter(({ slug }) => slug !== CERTIFICATES_CATEGORY).reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0),
      items: categories.map(({ id, slug, name }) => ({ name, url: categoryUrl(slug), count: counts.get(id) ?? 0 })),
      groups: [
        { name: menu.edits, items: EDITS.map((mood) => ({ name: moods[mood], url: `/trend/${mood}` })) },
        {
          name: menu.occasions,
          items: [
            ...selections.filter(isOccasion).map(({ name, path }) => ({ name, url: categoryUrl(path) })),
            { name: saved['gifts-under-10000'], url: '/search/gifts-under-10000' },
            { name: moods.essential, url: '/trend/essential' },
          ],
        },
      ],
    },
    { name: menu.new, url: '/catalog/new', items: [] },
    {
      name: menu.designers,
      url: '/designers',
      items: (row?.designers ?? []).map(({ slug, name }) => ({ name, url: designerUrl(slug) })),
      groups: [{ name: menu.alphabet, items: lettersOf(row?.designers ?? [], locale) }],
      ...(row?.feature && { feature: { ...row.feature, url: designerUrl(row.feature.slug) } }),
    },
    { name: menu.men, url: '/catalog/men', items: [] },
    ...(certificatesUrl ? [{ name: menu.certificates, url: certificatesUrl, items: [] }] : []),
    { name: menu.sale, url: '/catalog/sale', items: [] },
  ]
}

const RANGES = { ru: ['АК', 'ЛР', 'СЯ'], en: ['AL', 'MZ'] } as const

/** Parts of both alphabets that have names, those of the storefront's language first; each leads to its first letter. */
function lettersOf(designers: readonly { name: string }[], locale: Locale): MenuLink[] {
  const letters = designers.map(({ name }) => letterOf(name)).toSorted()
  const ranges = locale === 'ru' ? [...RANGES.ru, ...RANGES.en] : [...RANGES.en, ...RANGES.ru]
  return ranges.flatMap(([from = '', to = '']) => {
    const first = letters.find((letter) => letter >= from && letter <= to)
    return first === undefined ? [] : [{ name: `${from} – ${to}`, url: `/designers#${letterId(first)}` }]
  })
}
