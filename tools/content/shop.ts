import type { Endpoint } from '@shop/contracts/core/endpoint'
import { readOrigins } from '@shop/contracts/shop/shop-origins'
import { type Locale, storefrontOf } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { keyFrom } from '../../api/src/platform/keys.ts'
import { officeSignature } from '../../api/src/platform/ports/back-office.ts'
import { plansFrom, portFromEnvironment } from '../processes/shop/shop.ts'
import { UserError } from '../print/steps.ts'

const TIMEOUT_MS = 20_000
const isLoopback = (url: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)

/** Connection to the running shop: API URL and editor key. */
export interface RunningShop {
  apiUrl: string
  key: string
  /** Page origin by language. */
  originOf: (locale: Locale) => string
}

/** @throws UserError that says what to give. */
export function shopFrom(env: NodeJS.ProcessEnv): RunningShop {
  const port = portFromEnvironment()
  const apiUrl = (env['API_URL'] || `http://127.0.0.1:${plansFrom(port).api.port}`).replace(/\/$/, '')
  if (!URL.canParse(apiUrl)) throw new UserError(`API_URL is "${apiUrl}", and it must be an address such as https://zlata.ru/backend.`)
  const key = keyFrom(env, isLoopback(apiUrl))('CONTENT_KEY')
  if (!key) throw new UserError('CONTENT_KEY must be the key of editors that the API was started with.')
  const origins = readOrigins(env['SHOP_ORIGINS'] ?? '') ?? []
  return { apiUrl, key, originOf: (locale) => origins.find((origin) => isOf(origin, locale)) ?? demoOrigin(locale, port) }
}

const isOf = (origin: string, locale: Locale) => storefrontOf(new URL(origin).host) === (locale === 'ru' ? 'ru' : 'international')
const demoOrigin = (locale: Locale, port: number) => `http://${locale === 'ru' ? 'shop.ru.localhost' : 'shop.com.localhost'}:${port}`

/** One signed call. @throws UserError when the shop is away or refuses. */
export async function callShop<Body, Answer>(shop: RunningShop, endpoint: Endpoint<never, Body, Answer>, message?: Body): Promise<Answer> {
  const body = message === undefined ? '' : JSON.stringify(message)
  const timestamp = String(Date.now())
  const { method, path } = endpoint
  const response = await fetch(shop.apiUrl + path, {
    method,
    ...(body && { body }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      'x-office-timestamp': timestamp,
      'x-office-signature': officeSignature(shop.key, { method, path, timestamp, body }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new UserError(`No shop answers at ${shop.apiUrl}: start it, or say where it is with API_URL=… (or PORT=…).`)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.status === 401)
    throw new UserError('The shop does not take this CONTENT_KEY, or the clock of this machine is wrong by minutes.')
  if (response.status === 404)
    throw new UserError(
      `${shop.apiUrl} does not let calls of the back office through: use the address of the API itself, or OPEN_PATHS=back-office.`,
    )
  const read = v.safeParse(endpoint.answer, answer)
  if (!response.ok || !read.success) throw new UserError(`The shop answered ${response.status}: ${JSON.stringify(answer)?.slice(0, 300)}`)
  return read.output
}
