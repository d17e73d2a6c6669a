import { asksConsentFirst } from '@shop/contracts/marketing/consent'
import type { Queryable } from '../../platform/db/database.ts'
import { originOf } from '../../buying/payments/origin.ts'
import type { OnPlaced } from '../../buying/orders/orders.ts'
import type { OrderRow } from '../../buying/orders/rows/order-rows.ts'
import type { SubscriptionServices } from './gift.ts'
import { requestNews } from './news.ts'

/** Whether the checkout box counts as consent. It is pre-checked where the law permits; elsewhere only a submitted check counts. */
function wantsNews(body: unknown, country: string): boolean {
  const { newsletterSubscription: ticked } = (body ?? {}) as { newsletterSubscription?: unknown }
  return asksConsentFirst(country) ? ticked === true : ticked !== false
}

/** After an order is placed: subscribes a shopper who ticked the newsletter box in checkout. */
export const subscribeBuyers =
  (parts: SubscriptionServices): OnPlaced =>
  async (connection, order, { body, country, origin }) => {
    if (wantsNews(body, country)) await subscribeBuyer(connection, parts, order, origin)
  }

/** Handles newsletterSubscription of an order. */
async function subscribeBuyer(connection: Queryable, parts: SubscriptionServices, order: OrderRow, origin: string): Promise<void> {
  const { email, session_id: sessionId, user_id: userId, country } = order
  if (sessionId === null || !email) return
  const locale = order.locale === 'ru' ? ('ru' as const) : ('en' as const)
  const shop = { country, locale }
  await requestNews(connection, parts, { email, box: 'checkout', who: { sessionId, userId }, shop, origin: originOf(new URL(origin).host) })
}
