import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Front door of the shop under test; the API listens on the port after it. */
export const SHOP_PORT = Number(process.env['SHOP_PORT'] ?? process.env['PORT'] ?? 3000)
export const API_URL = process.env['API_URL'] ?? `http://127.0.0.1:${SHOP_PORT + 1}`
/** The sandbox: messages, payments, mails. */
export const SANDBOX_URL = process.env['SANDBOX_URL'] ?? `http://127.0.0.1:${SHOP_PORT + 3}`
export const STATE_DIR = path.resolve(ROOT, process.env['STATE_DIR'] ?? '.state')
/** The API trusts forwarded headers only with this key. Tests that start their own front door need it too. */
export const FRONT_DOOR_KEY = process.env['FRONT_DOOR_KEY'] ?? ''

/** Tests tagged LONG run with FULL=1 only: `npm run test:full`. */
export const FULL = process.env['FULL'] === '1'
export const LONG = { tag: '@full' }

export const HOSTS = {
  ru: 'shop.ru.localhost',
  com: 'shop.com.localhost',
  en: 'en.shop.ru.localhost',
  unknown: 'localhost',
} as const
export type Host = keyof typeof HOSTS
