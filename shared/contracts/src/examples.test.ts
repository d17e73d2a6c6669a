import * as v from 'valibot'
import * as alerts from './account/alerts.ts'
import * as officeCatalogue from './services/back-office/catalogue.ts'
import * as officeGoods from './services/back-office/goods.ts'
import * as officeOffers from './services/back-office/offers.ts'
import * as officeOrders from './services/back-office/orders.ts'
import * as officeOutbox from './services/back-office/outbox.ts'
import * as officePlaces from './services/back-office/places.ts'
import * as officeSharedBags from './services/back-office/requests/shared-bags.ts'
import * as bookings from './services/bookings.ts'
import * as career from './services/career.ts'
import * as cart from './cart/cart-actions.ts'
import * as consults from './services/consults.ts'
import * as content from './content/content.ts'
import * as publishing from './content/content-publishing.ts'
import type { Endpoint } from './core/endpoint.ts'
import * as dataExport from './account/data-export.ts'
import * as depositPdf from './certificates/deposit-pdf.ts'
import * as feedback from './services/feedback.ts'
import * as marketing from './marketing/marketing.ts'
import * as orderByLink from './orders/order-by-link.ts'
import * as order from './orders/order.ts'
import * as passports from './account/passports.ts'
import * as payment from './orders/payment/payment.ts'
import * as promises from './content/promises.ts'
import * as referral from './account/referral.ts'
import * as refund from './orders/refunds/refund.ts'
import * as searches from './account/saved-searches.ts'
import * as subscribers from './marketing/subscribers.ts'
import * as subscriptions from './marketing/subscriptions.ts'
import * as suggest from './search/suggest.ts'
import * as texts from './content/texts.ts'
import * as sharedBags from './cart/shared-bag.ts'
import * as season from './content/winter-sale.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'example' in value
const parts = [
  [officeCatalogue, officeGoods, officeOffers, officeOrders, officeOutbox, officePlaces, officeSharedBags],
  [alerts, bookings, career, cart, consults, content, dataExport, depositPdf, feedback, marketing, order],
  [orderByLink, passports, payment],
  [promises, publishing, season, sharedBags],
  [referral, refund, searches, subscribers, subscriptions, suggest, texts],
]
const endpoints = parts.flat().flatMap((module) => Object.values(module).filter(isEndpoint))

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('the example of %s is what its contract says', (_, endpoint) => {
  expect(v.safeParse(endpoint.answer, endpoint.example.answer).issues).toBeUndefined()
  if (endpoint.body) expect(v.safeParse(endpoint.body, endpoint.example.body).issues).toBeUndefined()
})
