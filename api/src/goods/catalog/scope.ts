import { TAGS } from '@shop/contracts/catalog/listing-address'
import type { Texts } from '../../platform/texts/ru.ts'
import type { ListingQuery } from './listing-query.ts'
import type { DirectoryEntries, KnownSelection } from './directory.ts'
import { isSaved, SAVED_SEARCHES } from './search/saved.ts'
import type { PieceScope } from './index/choice.ts'
import { isOccasion, piecesOf } from './selections.ts'

/** The pieces of a listing before filters, with its heading. */
export interface Scope {
  pieces: PieceScope
  name: string
  description: string
  /** Key of the banner. */
  banner: string | null
  /** First segment and path of the page, for breadcrumbs. */
  trail: { name: string; url: string }[]
  /** Parent path of this section's categories; null when they are not offered. */
  categoriesAt: string | null
  /** Path of the parent category or occasion, to list its sub-categories. */
  partsOf?: string
  /** Set for an occasion: its page has a special header. */
  occasion?: KnownSelection
}

const BANNERS: Record<string, string> = {
  catalog: 'banners/new-2',
  new: 'banners/new-3',
  sale: 'banners/sale',
  men: 'banners/men',
  promotion: 'banners/pearls',
}

interface Around {
  texts: Texts
  known: DirectoryEntries
  /** Results of a search. */
  found: PieceScope
}

/** The scope of a section; null for an unknown page. */
export function scopeOf(section: string, { path }: ListingQuery, { texts, known, found }: Around): Scope | null {
  if (path === null || path.length > (section === 'catalog' ? 2 : 1)) return null
  const [id] = path
  if (section === 'tags') return tagScope(id, texts)
  if (!isSection(section, texts)) return null

  const words = texts.sections[section]
  const page = {
    ...words,
    pieces: { kind: 'all' } as const,
    banner: BANNERS[section] ?? null,
    trail: [{ name: words.name, url: `/${section}` }],
    categoriesAt: 'catalog',
  }
  if (section === 'search') {
    if (!id) return { ...page, pieces: found, categoriesAt: null }
    if (!isSaved(id)) return null
    const test = SAVED_SEARCHES[id](known)
    return { ...page, pieces: { kind: 'saved', name: id, test }, name: texts.saved[id], categoriesAt: null }
  }
  if (section === 'trend') {
    if (!id) return { ...page, pieces: { kind: 'tag', name: 'trend' } }
    if (!isMood(id, texts)) return null
    return { ...page, pieces: { kind: 'mood', name: id }, name: texts.moods[id], description: '' }
  }
  if (section === 'promotion') return id ? null : { ...page, pieces: { kind: 'tag', name: 'promotion' } }
  const categoriesAt = section === 'jewelry' ? 'jewelry' : 'catalog'
  if (!id) return { ...page, categoriesAt }
  if (section === 'designers') {
    const designer = known.designers.find(({ slug }) => slug === id)
    return designer ? { ...page, pieces: { kind: 'designer', id: designer.id }, name: designer.name, description: designer.about } : null
  }
  const category = known.categories.find(({ slug }) => slug === id)
  if (section === 'catalog' && (path.length > 1 || !category)) return selectionScope(path, page, known)
  if (!category) return null
  const { name, description, banner } = category
  const partsOf = section === 'catalog' ? category.slug : undefined
  return { ...page, pieces: { kind: 'category', id: category.id }, name, description, banner, categoriesAt, partsOf }
}

/** A sub-category, or an occasion with its own page. */
function selectionScope(path: readonly string[], page: Pick<Scope, 'trail'>, { categories, selections }: DirectoryEntries): Scope | null {
  const selection = selections.find((one) => one.path === path.join('/'))
  if (!selection) return null
  const { name, description } = selection
  const scope = { pieces: piecesOf(selection), name, description, banner: null, trail: page.trail }
  if (isOccasion(selection)) return { ...scope, categoriesAt: null, occasion: selection }
  const [parent = ''] = path
  const category = categories.find(({ slug }) => slug === parent)
  const above = category ?? selections.find((one) => one.path === parent)
  if (!above) return null
  const trail = [...page.trail, { name: above.name, url: `/catalog/${parent}` }]
  return { ...scope, trail, categoriesAt: category ? 'catalog' : null, partsOf: parent }
}

const isMood = (id: string, { moods }: Texts): id is keyof Texts['moods'] => Object.hasOwn(moods, id)
const isSection = (section: string, { sections }: Texts): section is keyof Texts['sections'] => Object.hasOwn(sections, section)

function tagScope(tag: string | undefined, texts: Texts): Scope | null {
  const known = TAGS.find((one) => one === tag)
  if (!known) return null
  return {
    pieces: { kind: 'tag', name: known },
    ...texts.tagPages[known],
    banner: BANNERS[known] ?? null,
    trail: [{ name: texts.sections.catalog.name, url: '/catalog' }],
    categoriesAt: 'catalog',
  }
}
