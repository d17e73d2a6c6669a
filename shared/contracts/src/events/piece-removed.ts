import * as v from 'valibot'
import { defineEvent } from './define-event.ts'

export const pieceRemoved = defineEvent(
  'piece.removed',
  '1.0.0',
  v.object({ skuId: v.string(), name: v.string(), quantity: v.number(), price: v.number(), currency: v.string() }),
  'The server has taken pieces out of the bag; the price is that of one, in major units.',
)
