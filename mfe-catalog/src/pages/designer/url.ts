import type { Address } from '@shop/routing'

export interface DesignerUrl {
  id: string
  /** Category slug; null for all products. */
  category: string | null
}

export const designerUrl = ({ params, search }: Pick<Address, 'params' | 'search'>): DesignerUrl => ({
  id: params['id'] ?? '',
  category: new URLSearchParams(search).get('category') || null,
})
