import type { Currency } from '@shop/contracts/core/money'
import { majorOf } from '@shop/forms/fields/amount'
import { cleanQuery } from './url.ts'

/** Query of the filter form. A price that cannot be read is left out. */
export function formQuery(form: Iterable<[string, FormDataEntryValue]>, currency: Currency): string {
  const query = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value === 'string') query.append(name, name.startsWith('price_') ? String(majorOf(value, currency) ?? '') : value)
  }
  return cleanQuery(query)
}
