import { ALLOWED_SIGNS } from '@shop/contracts/contact/forbidden-signs'
import { MARKETING_OPERATIONS } from '@shop/contracts/marketing/marketing-operations'

/** Received operations, readable at GET /marketing/operations. */
export interface Operation {
  id: string
  at: string
  operation: string
  isSync: boolean
  device: string
  body: unknown
}

type Check = (body: Json) => string | null
type Json = Record<string, unknown>

const at = (body: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, name) => (value as Json | null | undefined)?.[name], body)
const needs =
  (path: string, pattern = /\S/): Check =>
  (body) => {
    const value = at(body, path)
    return typeof value === 'string' && pattern.test(value) ? null : path
  }

const PHONE = /^\+?\d{8,15}$/
const EMAIL = /^[^\s@]+@[^\s@]+$/
const product = (part: string) => [needs(`${part}.product.ids.website`)]

/** Required fields by operation. */
const CHECKS: Record<string, readonly Check[]> = {
  [MARKETING_OPERATIONS.authorize]: [needs('customer.mobilePhone', PHONE)],
  [MARKETING_OPERATIONS.subscribe]: [
    needs('customer.email', EMAIL),
    (body) => (Array.isArray(at(body, 'customer.subscriptions')) ? null : 'customer.subscriptions'),
  ],
  [MARKETING_OPERATIONS.wishlistAdd]: product('addProductToList'),
  [MARKETING_OPERATIONS.wishlistRemove]: product('removeProductFromList'),
  [MARKETING_OPERATIONS.wishlistClear]: [],
  [MARKETING_OPERATIONS.viewCategory]: [needs('viewProductCategory.productCategory.ids.website')],
  [MARKETING_OPERATIONS.viewProduct]: product('viewProduct'),
  [MARKETING_OPERATIONS.priceReduction]: [needs('customer.email', EMAIL), ...product('addProductToList')],
}

/** The only synchronous operation. */
export const mustBeSync = (operation: string) => operation === MARKETING_OPERATIONS.authorize
export const isOperation = (operation: string) => Object.hasOwn(CHECKS, operation)

/** Validation error of a body; null if valid. */
export function faultOf(operation: string, body: Json): { message: string; location: string } | null {
  const wrong = CHECKS[operation]?.map((check) => check(body)).find((path) => path !== null)
  if (wrong) return { message: 'The value is missing or wrong', location: `/${wrong.replaceAll('.', '/')}` }
  const sign = textsIn(body).find((text) => !ALLOWED_SIGNS.test(text))
  return sign === undefined ? null : { message: `A sign that is not taken: ${sign}`, location: '/' }
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
