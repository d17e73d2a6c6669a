import { makeOrderAccount } from '@shop/contracts/auth/order-account'
import { accountOffer } from '../../buying/orders/reading/account-offer.ts'
import { ownOrder } from '../../buying/orders/reading/own-order.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { personName } from '../../visitors/users/person-name.ts'
import { createUser } from '../../visitors/users/users.ts'
import { countRegistration } from './registration.ts'
import { setSessionCookie, signIn } from './sign-in.ts'

/** POST /order/{orderId}/account: the guest's phone was confirmed for the order, so no further code is asked for [orders.account-offer]. */
export function serveOrderAccount(api: Api) {
  const { database, clock } = api
  implement(api, makeOrderAccount, async (call) => {
    const { params, body, sessionHash, visitor, reply } = call
    await countRegistration(api, call)
    const { cookie, answer } = await database.transaction(async (connection) => {
      const order = await ownOrder(api, call, params.orderId, connection)
      const { session_id: sessionId, phone, email, options } = order
      if (sessionId === null || (await accountOffer(connection, order, sessionHash, clock.now())) !== 'make')
        throw new Refused('PHONE_NOT_CONFIRMED')
      const { first: name, surname } = personName(order.name)
      const { locale } = visitor.shop
      // Its consent to personal data was given with the order.
      const userId = await createUser(connection, clock, {
        phone,
        email,
        name,
        surname,
        newsletterSubscription: options.newsletter,
        locale,
      })
      return signIn(connection, api, visitor, { sessionId, userId, source: 'cart', method: 'sms', favorites: body.favorites })
    })
    setSessionCookie(reply, cookie, visitor.secure)
    return answer
  })
}
