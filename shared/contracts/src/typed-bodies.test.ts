import * as addresses from './account/saved-addresses.ts'
import * as alerts from './account/alerts.ts'
import * as auth from './auth/auth.ts'
import * as bookings from './services/bookings.ts'
import * as career from './services/career.ts'
import * as cart from './cart/cart-actions.ts'
import * as code from './confirmation/code.ts'
import * as consults from './services/consults.ts'
import * as deposits from './certificates/deposits.ts'
import * as emails from './auth/email-confirmation.ts'
import * as feedback from './services/feedback.ts'
import * as location from './places/location.ts'
import * as mobid from './auth/mobid.ts'
import * as order from './orders/order.ts'
import * as passports from './account/passports.ts'
import * as password from './auth/password.ts'
import * as profile from './account/profile.ts'
import * as refund from './orders/refunds/refund.ts'
import * as ringSizes from './account/ring-sizes.ts'
import * as searches from './account/saved-searches.ts'
import * as sizes from './account/saved-sizes.ts'
import * as subscriptions from './marketing/subscriptions.ts'
import type { Endpoint } from './core/endpoint.ts'
import { typedCode, typedLine, typedMessage } from './core/text/typed-text.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'example' in value
const people = [addresses, alerts, auth, bookings, career, cart, code, consults, deposits, emails, feedback, location, mobid]
const more = [order, passports, password, profile, refund, ringSizes, searches, sizes, subscriptions]
const endpoints = [...people, ...more].flatMap((module) => Object.values(module).filter(isEndpoint))

const NORMALIZERS: readonly unknown[] = [typedLine, typedMessage, typedCode]
/** What no person types: keys, tokens and versions made by code, and passwords, which stay as they are. */
const NOT_TYPED = /password|token|key$|version$|^items\.id$|^url$|^sku|^country$|source|signature|^sizes|ring|bracelet|chain/i

type Node = { type: string; entries?: Record<string, Node>; wrapped?: Node; item?: Node; options?: Node[]; value?: Node; pipe?: Node[] }

/** Paths of texts without a normalizer and without a list or pattern that would refuse what it normalizes. */
function untidy(schema: Node, path: string): string[] {
  const inside = (next: Node | undefined, name = '') =>
    typeof next === 'object' ? untidy(next, [path, name].filter(Boolean).join('.')) : []
  if (schema.type === 'string') {
    const steps = schema.pipe ?? []
    const isTidy = steps.some(
      (step) => NORMALIZERS.includes(step) || ['regex', 'picklist'].includes(step.type) || step.type.startsWith('iso_'),
    )
    return isTidy || NOT_TYPED.test(path) ? [] : [path]
  }
  return [
    ...Object.entries(schema.entries ?? {}).flatMap(([name, entry]) => inside(entry, name)),
    ...inside(schema.wrapped),
    ...inside(schema.item),
    ...(schema.options ?? []).flatMap((option) => inside(option)),
    ...(schema.type === 'record' ? inside(schema.value) : []),
  ]
}

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s normalizes every text of its body [forms.one-normalizer]',
  (_, endpoint) => {
    const found = endpoint.body ? untidy(endpoint.body, '') : []
    expect(found).toStrictEqual([])
  },
)
