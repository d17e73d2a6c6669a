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
