import { TAGS } from '@shop/contracts/listing-address'
import type { Texts } from '../texts/ru.ts'
import type { ListingQuery } from './listing-query.ts'

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
  /** Where the categories of this section live. */
  categoriesAt: string
}

const ALL = '$3::text IS NULL'
const BY_CATEGORY = 'p.category_id = (SELECT id FROM categories WHERE slug = $3::text)'
const BY_DESIGNER = 'p.designer_id = (SELECT id FROM designers WHERE slug = $3::text)'
const BY_TAG = 'EXISTS (SELECT FROM product_tags WHERE tag = $3::text AND product_id = p.id)'
const BY_MOOD = 'p.mood = $3::text'
// Every word is somewhere in the name of the piece or of its designer.
const BY_TEXT = `(SELECT bool_and(lower(t.name || ' ' || gt.name) LIKE '%' || word || '%') FROM unnest($3::text[]) AS word, product_texts t, designer_texts gt
  WHERE t.product_id = p.id AND t.locale = $1 AND gt.designer_id = p.designer_id AND gt.locale = $1)`

const BANNERS: Record<string, string> = { catalog: 'banners/new-2', new: 'banners/new-3', sale: 'banners/sale', men: 'banners/men' }
const MAX_WORDS = 8

/** The scope of a section; null where the shop has no such page. */
export function scopeOf(section: string, { path, text }: ListingQuery, texts: Texts): Scope | null {
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
  if (section === 'search') return id ? null : { ...page, sql: BY_TEXT, value: wordsOf(text) }
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

/** Words to look for, with the signs of LIKE made harmless; one that nothing contains where none is given. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  return words.length > 0 ? words.map((word) => word.replace(/[\\%_]/g, '\\$&')) : ['\u0001']
}
