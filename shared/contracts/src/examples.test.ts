import * as v from 'valibot'
import * as backOffice from './back-office.ts'
import * as cart from './cart-actions.ts'
import * as content from './content.ts'
import type { Endpoint } from './endpoint.ts'
import * as depositPdf from './deposit-pdf.ts'
import * as orderByLink from './order-by-link.ts'
import * as order from './order.ts'
import * as payment from './payment.ts'
import * as refund from './refund.ts'
import * as subscribers from './subscribers.ts'
import * as suggest from './suggest.ts'
import * as texts from './texts.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'example' in value
const endpoints = [backOffice, cart, content, depositPdf, order, orderByLink, payment, refund, subscribers, suggest, texts].flatMap(
  (module) => Object.values(module).filter(isEndpoint),
)

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('the example of %s is what its contract says', (_, endpoint) => {
  expect(v.safeParse(endpoint.answer, endpoint.example.answer).issues).toBeUndefined()
  if (endpoint.body) expect(v.safeParse(endpoint.body, endpoint.example.body).issues).toBeUndefined()
})
