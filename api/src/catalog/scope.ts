import { TAGS } from '@shop/contracts/listing-address'
import type { Texts } from '../texts/ru.ts'
import type { ListingQuery } from './listing-query.ts'
import { isSaved, SAVED_SEARCHES } from './search/saved.ts'
import { HAYSTACK } from './search/vocabulary.ts'

/** Which pieces a listing is about, before its filters; `$3` of the statement is `value`. */
export interface Scope {
  sql: string
  value: string | string[] | null
  /** Row of the database that names the page; the text of the section where there is none. */
  heading: 'category' | 'designer' | null
  name: string
  description: string
  /** Key of the banner; a category has its own. */
  banner: string | null
  /** First segment and path of the page, for its trail. */
  trail: { name: string; url: string }[]
  /** Where the categories of this section live; null where they are no choice. */
  categoriesAt: string | null
}

const ALL = '$3::text IS NULL'
const BY_CATEGORY = 'p.category_id = (SELECT id FROM categories WHERE slug = $3::text)'
const BY_DESIGNER = 'p.designer_id = (SELECT id FROM designers WHERE slug = $3::text)'
const BY_TAG = 'EXISTS (SELECT FROM product_tags WHERE tag = $3::text AND product_id = p.id)'
const BY_MOOD = 'p.mood = $3::text'
// Every word is somewhere in what is known of the piece; OFFSET 0: what is known is put together once, not for every word.
export const BY_TEXT = `(SELECT bool_and(known.words LIKE '%' || word || '%')
  FROM (SELECT ${HAYSTACK} AS words FROM product_texts t, designer_texts gt, category_texts ct
    WHERE t.product_id = p.id AND t.locale = $1 AND gt.designer_id = p.designer_id AND gt.locale = $1
      AND ct.category_id = p.category_id AND ct.locale = $1 OFFSET 0) AS known, unnest($3::text[]) AS word)`

const BANNERS: Record<string, string> = { catalog: 'banners/new-2', new: 'banners/new-3', sale: 'banners/sale', men: 'banners/men' }
/** Nothing contains it. */
const NO_WORD = '\u0001'

/** The scope of a section; null where the shop has no such page. `stems` are the words of a search as they were understood. */
export function scopeOf(section: string, { path }: ListingQuery, texts: Texts, stems: string[]): Scope | null {
  if (path === null || path.length > 1) return null
  const [id] = path
  if (section === 'tags') return tagScope(id, texts)
  if (!isSection(section, texts)) return null

  const words = texts.sections[section]
  const page = {
    ...words,
    heading: null,
    banner: BANNERS[section] ?? null,
    trail: [{ name: words.name, url: `/${section}` }],
    categoriesAt: 'catalog',
  }
  if (section === 'search') {
    if (!id) return { ...page, sql: BY_TEXT, value: stems.length > 0 ? stems : [NO_WORD], categoriesAt: null }
    if (!isSaved(id)) return null
    return { ...page, sql: `${ALL} AND ${SAVED_SEARCHES[id]}`, value: null, name: texts.saved[id], categoriesAt: null }
  }
  if (section === 'trend') {
    if (!id) return { ...page, sql: BY_TAG, value: 'trend' }
    const mood = (texts.moods as Record<string, string>)[id]
    return mood ? { ...page, sql: BY_MOOD, value: id, name: mood, description: '' } : null
  }
  const categoriesAt = section === 'jewelry' ? 'jewelry' : 'catalog'
  if (!id) return { ...page, sql: ALL, value: null, categoriesAt }
  return section === 'designers'
    ? { ...page, sql: BY_DESIGNER, value: id, heading: 'designer' }
    : { ...page, sql: BY_CATEGORY, value: id, heading: 'category', banner: null, categoriesAt }
}

const isSection = (section: string, { sections }: Texts): section is keyof Texts['sections'] => Object.hasOwn(sections, section)

function tagScope(tag: string | undefined, texts: Texts): Scope | null {
  const known = TAGS.find((one) => one === tag)
  if (!known) return null
  return {
    sql: BY_TAG,
    value: known,
    heading: null,
    ...texts.tagPages[known],
    banner: BANNERS[known] ?? null,
    trail: [{ name: texts.sections.catalog.name, url: '/catalog' }],
    categoriesAt: 'catalog',
  }
}
