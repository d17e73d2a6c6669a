import * as v from 'valibot'
import { defineEvent } from './define-event.ts'

export const signedIn = defineEvent(
  'signed-in',
  '1.1.0',
  v.object({ method: v.picklist(['sms', 'flashcall', 'yaid', 'mobid', 'email', 'password', 'passkey']) }),
  'A shopper has signed in here, and by what.',
)
