import { jestSuite } from './jest.ts'
import { startPostgres } from './postgres.ts'
import { NOTHING, type Suite } from './suite.ts'

const ARGS = ['-c', 'api/jest.config.mjs']

export const apiOnPglite: Suite = jestSuite('api on PGlite', ARGS, { DATABASE_URL: '' })

export const apiOnPostgres: Suite = {
  name: 'api on PostgreSQL',
  run: async (options) => {
    const postgres = await startPostgres()
    if (typeof postgres === 'string') return { ...NOTHING, skipped: 1, reason: `NOT RUN: ${postgres}` }
    try {
      return await jestSuite('api on PostgreSQL', ARGS, { DATABASE_URL: postgres.url }).run(options)
    } finally {
      await postgres.stop()
    }
  },
}
