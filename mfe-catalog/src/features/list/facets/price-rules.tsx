import type { ChangeEvent } from 'react'
import { amountMask } from '@shop/forms/fields/amount'
import { FieldNote, inputTypeOf, masked, useErrorText } from '@shop/ui/field'

export { majorOf } from '@shop/forms/fields/amount'
export { formQuery } from '../address/form-query.ts'
export { FacetSearch } from './find/facet-search.tsx'
export { PriceRange } from './price-range.tsx'

export const maskAmount = (event: ChangeEvent<HTMLInputElement>) => masked(event.target, amountMask, inputTypeOf(event))

/** Below the fields, when a sum cannot be read. */
export function PriceNote({ id }: { id: string }) {
  const errorText = useErrorText()
  return <FieldNote id={id} error={errorText('WRONG_AMOUNT')} />
}
