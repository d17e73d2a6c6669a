import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { exampleSignedIn, GuestFavorites, SignedIn } from './auth.ts'

/** The account of a guest's order, made from what the order says. */
export const makeOrderAccount = defineEndpoint('/order/{orderId}/account', {
  name: 'makeOrderAccount',
  method: 'POST',
  body: v.object({ favorites: GuestFavorites }),
  answer: SignedIn,
  about:
    'Makes an account of the phone, name and e-mail of an order, and signs in: only in the session that placed it as a guest and confirmed its phone, within an hour. NOT_FOUND for anybody else’s order, PHONE_NOT_CONFIRMED where signing in by a code is the way: the hour is over, the phone has an account, or another one was confirmed meanwhile.',
  example: { body: { favorites: [7] }, answer: exampleSignedIn },
})
