import * as v from 'valibot'
import { defineEvent } from './define-event.ts'

export const certificateAdded = defineEvent(
  'certificate.added',
  '1.0.0',
  v.object({ depositId: v.string() }),
  'A certificate belongs to the account now: whoever lists certificates reads them again.',
)
