import type { Address } from '@shop/routing'
import { isSectionName, type SectionName } from '#features/sections/sections.ts'

export interface ProfileUrl {
  section: SectionName
  /** Id of the order in details view. */
  order: string | null
  /** Number of the passport in details view. */
  piece?: string
}

/** `/profile?section=ordersData&order=…`; unknown values show the order list. */
export function url({ search }: Pick<Address, 'search'>): ProfileUrl {
  const query = new URLSearchParams(search)
  const section = query.get('section')
  if (!isSectionName(section)) return { section: 'ordersData', order: null }
  const piece = query.get('piece')
  return { section, order: query.get('order'), ...(piece && { piece }) }
}
