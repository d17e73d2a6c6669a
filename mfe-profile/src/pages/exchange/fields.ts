import * as v from 'valibot'
import type { ExchangeSize } from '@shop/contracts/orders/exchanges/exchange'
import { chosen } from '@shop/forms/required'
import { validated } from '@shop/forms/resolver'

/** Schema of the form for these sizes; messages are error codes. */
export const fieldsOf = (sizes: readonly ExchangeSize[]) =>
  v.object({
    sku: v.pipe(
      v.string(),
      validated((sku: string) => {
        const size = sizes.find((one) => one.sku === sku)
        return size?.obstacle ? 'SIZE_SOLD_OUT' : chosen(size ? sku : '', 'EMPTY_SIZE')
      }),
    ),
    quantity: v.number(),
    /** `courier`, or the id of a shop. */
    way: v.pipe(
      v.string(),
      validated((way: string) => chosen(way)),
    ),
  })
export type Fields = v.InferOutput<ReturnType<typeof fieldsOf>>
