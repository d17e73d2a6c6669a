import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'
import { jestSuite } from './jest.ts'
import { startPostgres } from './postgres.ts'
import { NOTHING, type Suite } from './suite.ts'

const ARGS = ['-c', 'api/jest.config.mjs']

/** Engine-specific tests: transactions, locks, races, search, plans, triggers, dates. The long run includes all. */
const SQL_SENSITIVE = [
  'account/account-deletion',
  'account/profile',
  'auth/auth',
  'auth/code-life',
  'auth/sessions',
  'cart/cart',
  'cart/cart-codes',
  'cart/favorite-changes',
  'cart/gives-back',
  'catalog/facets',
  'catalog/listing',
  'catalog/product',
  'catalog/search',
  'catalog/shelf',
  'catalog/suggest',
  'certificates/deposits',
  'database/crash',
  'database/outbox',
  'database/plans',
  'database/schema',
  'database/time-limits',
  'demo/demo-seeding',
  'marketing/feeds',
  'marketing/news',
  'marketing/subscriptions',
  'operations/observability',
  'operations/production-shop',
  'orders/back-office',
  'orders/orders',
  'orders/payments',
  'orders/refunds',
  'places/pickup-points',
  'services/bookings',
].map((name) => `api/test/${name}.test.ts`)

export const apiOnPglite: Suite = jestSuite('api on PGlite', ARGS, { DATABASE_URL: '' })

export const apiOnPostgres: Suite = {
  name: 'api on PostgreSQL',
  run: async (options) => {
    const missing = SQL_SENSITIVE.filter((file) => !fs.existsSync(path.join(ROOT, file)))
    if (missing.length > 0) return { ...NOTHING, failed: 1, failures: [`No such test: ${missing.join(', ')}`] }
    const postgres = await startPostgres()
    if (typeof postgres === 'string') return { ...NOTHING, skipped: 1, reason: `NOT RUN: ${postgres}` }
    const args = options.full ? ARGS : [...ARGS, '--runTestsByPath', ...SQL_SENSITIVE]
    try {
      return await jestSuite('api on PostgreSQL', args, { DATABASE_URL: postgres.url }).run(options)
    } finally {
      await postgres.stop()
    }
  },
}
