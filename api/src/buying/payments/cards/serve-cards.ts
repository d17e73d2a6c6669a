import { MAX_ID } from '@shop/contracts/core/id'
import { removeCard, savedCards } from '@shop/contracts/orders/payment/saved-cards'
import { implement } from '../../../platform/http/implement.ts'
import { signedInUser } from '../../../visitors/session/shopper.ts'
import type { PaymentsApi } from '../payments.ts'
import { cardsOf, removeCardOf } from './cards.ts'

/** Saved cards of the signed-in shopper. */
export function serveCards(api: PaymentsApi) {
  const { database, clock } = api
  implement(api, savedCards, async ({ sessionHash }) => {
    const userId = await signedInUser(database, sessionHash)
    return { result: await cardsOf(database, userId, clock.now()) }
  })
  implement(api, removeCard, async ({ sessionHash, params }) => {
    const userId = await signedInUser(database, sessionHash)
    const id = Number(params.id)
    const isId = Number.isInteger(id) && id > 0 && id <= MAX_ID
    if (isId) await database.transaction((connection) => removeCardOf(connection, { id, userId }))
    return { result: await cardsOf(database, userId, clock.now()) }
  })
}
