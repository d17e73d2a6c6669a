import { confirmByLetter, subscribe, unsubscribeByLetter } from '@shop/contracts/marketing/subscriptions'
import { countOne, NEWS_FROM_ADDRESS, NEWS_IN_KIOSK, NEWS_IN_SESSION, NEWS_TO_EMAIL } from '../../visitors/guards/limits.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { hostFor, originOf } from '../../buying/payments/origin.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'
import { confirm, linkOf, messageOf, unsubscribe } from './by-letter.ts'
import { requestNews } from './news.ts'
import { serveProfileSubscriptions } from './profile.ts'
import { serveLetterPage } from './serve-letter-page.ts'
import { SUBSCRIPTION_TEXTS } from './texts.ts'

/** News subscriptions. */
export function serveSubscriptions(api: Api) {
  const { database, clock, limits } = api
  serveProfileSubscriptions(api)
  serveLetterPage(api)
  implement(api, subscribe, async ({ body: { email, place, newsletterSubscription }, sessionHash, visitor }) => {
    const owner = await sessionOf(database, sessionHash)
    if (place && !newsletterSubscription) throw new Refused('WRONG_FORM_DATA', { newsletterSubscription: 'REQUIRED_FIELD' })
    const guard = [
      [place === 'tablet' ? NEWS_IN_KIOSK : NEWS_IN_SESSION, String(owner.sessionId)],
      [NEWS_FROM_ADDRESS, visitor.address],
      [NEWS_TO_EMAIL, email.toLowerCase()],
    ] as const
    await countOne(database, clock, guard, limits)
    const { shop } = visitor
    const origin = originOf(hostFor(visitor, api.shopHosts))
    const asked = { email, box: 'newsletter', who: owner, shop, origin, place } as const
    const status = await database.transaction((connection) => requestNews(connection, api, asked))
    return { result: true as const, status, message: SUBSCRIPTION_TEXTS[shop.locale][status === 'pending' ? 'mailSent' : 'changed'] }
  })
  implement(api, confirmByLetter, async ({ body: { token }, visitor }) => {
    const link = linkOf(token, api)
    const origin = originOf(hostFor(visitor, api.shopHosts))
    if (!link || !(await database.transaction((connection) => confirm(connection, api, link, origin)))) throw new Refused('NOT_FOUND')
    return { result: true as const, message: messageOf(visitor.shop.locale, false) }
  })
  implement(api, unsubscribeByLetter, async ({ body: { token, all }, visitor: { shop } }) => {
    const link = linkOf(token, api)
    if (!link || !(await database.transaction((connection) => unsubscribe(connection, api, link, all)))) throw new Refused('NOT_FOUND')
    return { result: true as const, message: messageOf(shop.locale, all) }
  })
}
