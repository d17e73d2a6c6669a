import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'
import { jestSuite } from './jest.ts'
import { startPgBouncer } from './servers/pgbouncer.ts'
import { installValkey } from './servers/valkey.ts'
import { startPostgres } from './servers/postgres.ts'
import { NOTHING, type Suite } from './suite.ts'

const ARGS = ['-c', 'api/jest.config.mjs']

/** What the embedded engine may answer in its own way: locks, plans, dates, search. The long run includes all tests. */
export const ON_PGLITE = [
  'auth/auth',
  'cart/cart',
  'cart/cart-codes',
  'cart/favorites/favorite-changes',
  'catalog/facets',
  'catalog/listing',
  'catalog/product',
  'catalog/search/search',
  'catalog/search/suggest',
  'database/crash',
  'database/plans',
  'database/schema',
  'database/time-limits',
  'orders/orders',
  'places/pickup-points',
].map((name) => `api/test/${name}.test.ts`)

/** What stands on sessions, prepared statements, locks and limits of a connection. */
const ON_PGBOUNCER = [
  'auth/auth',
  'cart/cart',
  'content/content-publishing',
  'database/crash',
  'database/outbox',
  'machines/changes',
  'machines/pooler',
  'machines/workers',
  'orders/orders',
].map((name) => `api/test/${name}.test.ts`)

/** The API as on several machines: through PgBouncer in transaction mode. */
export const apiThroughPgBouncer: Suite = {
  name: 'api through PgBouncer',
  run: async (options) => {
    const postgres = await startPostgres()
    if (typeof postgres === 'string') return { ...NOTHING, skipped: 1, reason: `NOT RUN: ${postgres}` }
    try {
      const pooler = await startPgBouncer(postgres.url)
      if (typeof pooler === 'string') return { ...NOTHING, skipped: 1, reason: `NOT RUN: ${pooler}` }
      const environment = { DATABASE_URL: postgres.url, POOLER_URL: pooler.url, ...postgres.environment }
      const args = [...ARGS, '--runTestsByPath', ...ON_PGBOUNCER]
      try {
        return await jestSuite('api through PgBouncer', args, environment).run(options)
      } finally {
        await pooler.stop()
      }
    } finally {
      await postgres.stop()
    }
  },
}

export const apiOnPglite: Suite = {
  name: 'api on PGlite',
  run: async (options) => {
    const missing = ON_PGLITE.filter((file) => !fs.existsSync(path.join(ROOT, file)))
    if (missing.length > 0) return { ...NOTHING, failed: 1, failures: [`No such test: ${missing.join(', ')}`] }
    const args = options.full ? ARGS : [...ARGS, '--runTestsByPath', ...ON_PGLITE]
    return jestSuite('api on PGlite', args, { DATABASE_URL: '' }).run(options)
  },
}

export const apiOnPostgres: Suite = {
  name: 'api on PostgreSQL',
  run: async (options) => {
    const postgres = await startPostgres()
    if (typeof postgres === 'string') {
      if (options.full) return { ...NOTHING, skipped: 1, reason: `NOT RUN: ${postgres}` }
      const result = await jestSuite('api on PostgreSQL', ARGS, { DATABASE_URL: '' }).run(options)
      return { ...result, reason: `on PGlite instead: ${postgres}` }
    }
    // Without it the tests of shared limits are skipped.
    await installValkey()
    try {
      return await jestSuite('api on PostgreSQL', ARGS, { DATABASE_URL: postgres.url, ...postgres.environment }).run(options)
    } finally {
      await postgres.stop()
    }
  },
}
