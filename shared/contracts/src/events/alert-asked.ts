import * as v from 'valibot'
import { defineEvent } from './define-event.ts'

export const alertAsked = defineEvent(
  'alert.asked',
  '1.0.0',
  v.object({ kind: v.picklist(['stock', 'price']), id: v.string() }),
  'The shopper waits for a size (`stock`, its SKU) or a lower price (`price`, the item id, or the SKU of a chosen size): who offers this says so.',
)
