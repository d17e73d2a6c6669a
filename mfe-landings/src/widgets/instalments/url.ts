import { plainText } from '@shop/contracts/core/text/plain-text'
import { majorOf } from '@shop/forms/fields/amount'
import type { Address } from '@shop/routing'

/** Major units from `?sum=12500`; null without a readable one. */
export const sumOf = ({ search }: Pick<Address, 'search'>): number | null =>
  majorOf(plainText(new URLSearchParams(search).get('sum') ?? ''), 'RUB')
