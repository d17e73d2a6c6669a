import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'
import { jestSuite } from './jest.ts'
import { startPostgres } from './postgres.ts'
import { NOTHING, type Suite } from './suite.ts'

const ARGS = ['-c', 'api/jest.config.mjs']

/** Engine-specific tests: transactions, locks, races, search, plans, triggers, dates. The long run includes all. */
const SQL_SENSITIVE = [
  'account-deletion',
  'auth',
  'back-office',
  'bookings',
  'cart',
  'cart-codes',
  'code-life',
  'crash',
  'demo-seeding',
  'deposits',
  'facets',
  'favorite-changes',
  'feeds',
  'gives-back',
  'listing',
  'news',
  'observability',
  'orders',
  'outbox',
  'payments',
  'pickup-points',
  'plans',
  'product',
  'production-shop',
  'profile',
  'refunds',
  'schema',
  'search',
  'sessions',
  'shelf',
  'subscriptions',
  'suggest',
  'time-limits',
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
