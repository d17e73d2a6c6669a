import * as v from 'valibot'
import * as alerts from './alerts.ts'
import * as backOffice from './back-office.ts'
import * as bookings from './bookings.ts'
import * as career from './career.ts'
import * as cart from './cart-actions.ts'
import * as consults from './consults.ts'
import * as content from './content.ts'
import * as publishing from './content-publishing.ts'
import type { Endpoint } from './endpoint.ts'
import * as dataExport from './data-export.ts'
import * as depositPdf from './deposit-pdf.ts'
import * as feedback from './feedback.ts'
import * as marketing from './marketing.ts'
import * as orderByLink from './order-by-link.ts'
import * as order from './order.ts'
import * as passports from './passports.ts'
import * as payment from './payment.ts'
import * as promises from './promises.ts'
import * as referral from './referral.ts'
import * as refund from './refund.ts'
import * as searches from './saved-searches.ts'
import * as subscribers from './subscribers.ts'
import * as subscriptions from './subscriptions.ts'
import * as suggest from './suggest.ts'
import * as texts from './texts.ts'
import * as season from './winter-sale.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'example' in value
const parts = [
  [alerts, backOffice, bookings, career, cart, consults, content, dataExport, depositPdf, feedback, marketing, order],
  [orderByLink, passports, payment],
  [promises, publishing, season],
  [referral, refund, searches, subscribers, subscriptions, suggest, texts],
]
const endpoints = parts.flat().flatMap((module) => Object.values(module).filter(isEndpoint))

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('the example of %s is what its contract says', (_, endpoint) => {
  expect(v.safeParse(endpoint.answer, endpoint.example.answer).issues).toBeUndefined()
  if (endpoint.body) expect(v.safeParse(endpoint.body, endpoint.example.body).issues).toBeUndefined()
})
