import { bareCode } from '@shop/contracts/account/passports'
import type { Address } from '@shop/routing'

export interface PassportUrl {
  code: string
}

/** Normalized code. */
export const url = ({ params }: Pick<Address, 'params'>): PassportUrl => ({ code: bareCode(params['code'] ?? '') })
