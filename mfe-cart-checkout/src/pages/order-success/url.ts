import type { Address } from '@shop/routing'

export interface SuccessUrl {
  /** Without one: the last order of this session (reading 20). */
  orderId: string | null
}

export const url = ({ params }: Pick<Address, 'params'>): SuccessUrl => ({ orderId: params['id'] ?? null })
