import type { Address } from '@shop/routing'

export interface DesignerUrl {
  id: string
  /** Slug of a category of the house's pieces; null for all of them. */
  category: string | null
}

export const designerUrl = ({ params, search }: Pick<Address, 'params' | 'search'>): DesignerUrl => ({
  id: params['id'] ?? '',
  category: new URLSearchParams(search).get('category') || null,
})
