import { bareCode } from '@shop/contracts/account/passports'
import type { Address } from '@shop/routing'

export interface PassportUrl {
  code: string
}

/** The code as the shop knows it, however it was typed. */
export const url = ({ params }: Pick<Address, 'params'>): PassportUrl => ({ code: bareCode(params['code'] ?? '') })
