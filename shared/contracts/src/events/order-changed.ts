import * as v from 'valibot'
import { defineEvent } from './define-event.ts'

export const orderChanged = defineEvent(
  'order.changed',
  '1.0.0',
  v.object({ orderId: v.string() }),
  'The server has changed an order that is placed: whoever shows it reads it again.',
)
