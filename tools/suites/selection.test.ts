import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../processes/state.ts'
import { selectionOf } from './selection.ts'

const SUITES = ['types', 'unit', 'api on PostgreSQL', 'api on PGlite', 'end to end']
const FILES = [
  'mfe-catalog/package.json',
  'shared/forms/package.json',
  'mfe-catalog/src/pages/listing/listing.test.tsx',
  'mfe-catalog/src/pages/listing/model.ts',
  'shared/forms/src/text.test.ts',
  'api/test/orders/returns/refunds.test.ts',
  'e2e/specs/catalog/search.spec.ts',
  'e2e/specs/orders/refunds.spec.ts',
]
const select = (...words: string[]) => selectionOf(words, SUITES, FILES)

test('a suite is named by a part of its name', () => {
  expect(select('api on')).toStrictEqual({ suites: ['api on PostgreSQL', 'api on PGlite'], files: {} })
})

test('a package brings its own tests and its stories in the browser', () => {
  expect(select('mfe-catalog').files).toStrictEqual({
    unit: ['mfe-catalog/src/pages/listing/listing.test.tsx'],
    'end to end': ['e2e/specs/catalog/search.spec.ts'],
  })
  expect(select('shared/forms').files).toStrictEqual({ unit: ['shared/forms/src/text.test.ts'] })
})

test('a part of a path brings the tests that have it, in every suite', () => {
  expect(select('refunds').files).toStrictEqual({
    'api on PostgreSQL': ['api/test/orders/returns/refunds.test.ts'],
    'end to end': ['e2e/specs/orders/refunds.spec.ts'],
  })
})

test('a word that names nothing is refused', () => {
  expect(() => select('mfe-catalogue')).toThrow('"mfe-catalogue" is no suite')
})

interface Workflow {
  jobs: { test: { strategy: { matrix: { include: { name: string; command: string }[] } } } }
}

const { jobs } = parse(fs.readFileSync(path.join(ROOT, '.github/workflows/ci.yml'), 'utf8')) as Workflow
const commands = jobs.test.strategy.matrix.include.map(({ command }) => command)

test('the jobs side by side run all that `npm test` runs, each part once', () => {
  const parts = new Map<string, string[]>()
  for (const command of commands) {
    const [, suite = command, shard = '1/1'] = /^npm test -- (.+?)(?: --shard=(.+))?$/.exec(command) ?? []
    parts.set(suite, [...(parts.get(suite) ?? []), shard])
  }
  expect([...parts.keys()]).toStrictEqual(['npm run check', 'unit', '"api on PostgreSQL"', '"api on PGlite"', '"end to end"'])
  for (const shards of parts.values()) expect(shards).toStrictEqual(shards.map((_, index) => `${index + 1}/${shards.length}`))
})
