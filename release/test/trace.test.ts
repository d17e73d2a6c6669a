import fs from 'node:fs'
import path from 'node:path'
import { trace } from '../src/trace.ts'
import { newState } from './built.ts'

let state: string
const FILE = 'page-listing.js'
const PLACE = `/a/mfe-catalog/1.4.2/${FILE}:1:5`

/** Column 5 of the first line comes from the third line of the page; nothing before it has a source. */
const MAP = {
  version: 3,
  names: [],
  sources: ['mfe-catalog/src/pages/listing/page.tsx'],
  sourcesContent: ['one\ntwo\n    throw new Error()  \nfour'],
  mappings: 'A,IAEI',
}

beforeEach(() => {
  state = newState()
  const folder = path.join(state, 'artifacts/mfe-catalog/1.4.2')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, `${FILE}.map`), JSON.stringify(MAP))
})
afterEach(() => fs.rmSync(state, { recursive: true }))

const FOUND = { source: 'mfe-catalog/src/pages/listing/page.tsx:3:5', text: 'throw new Error()' }

test('maps a stack position to its source line', () => {
  expect(trace(state, PLACE)).toStrictEqual([{ place: PLACE, ...FOUND }])
})

test('maps every position of a stack, whatever text surrounds it', () => {
  const again = `/a/mfe-catalog/1.4.2/${FILE}?run=12:1:15`
  const stack = `Error: it throws\n    at opened (https://shop.example${PLACE})\n    at https://shop.example${again}`
  expect(trace(state, stack).map(({ place, source }) => [place, source])).toStrictEqual([
    [PLACE, FOUND.source],
    [again, FOUND.source],
  ])
})

test.each([
  ['no place of an artifact', 'main.js:1:2', 'Name a place as a stack does: /a/mfe-catalog/1.4.2/page-listing.js:1:2345.'],
  ['another version', '/a/mfe-catalog/9.9.9/page-listing.js:1:5', 'There is no source map of page-listing.js in mfe-catalog@9.9.9.'],
  ['another file', '/a/mfe-catalog/1.4.2/main.js:1:5', 'There is no source map of main.js in mfe-catalog@1.4.2.'],
  ['code without a source', `/a/mfe-catalog/1.4.2/${FILE}:1:2`, `/a/mfe-catalog/1.4.2/${FILE}:1:2 comes from no source.`],
  ['a folder above', '/a/mfe-catalog/../page-listing.js:1:5', 'Name a place as a stack does'],
])('%s is rejected with a clear error', (_, text, sentence) => {
  expect(() => trace(state, text)).toThrow(sentence)
})

test('a source whose text is missing from the map is returned without a code excerpt', () => {
  fs.writeFileSync(path.join(state, `artifacts/mfe-catalog/1.4.2/${FILE}.map`), JSON.stringify({ ...MAP, sourcesContent: [] }))
  expect(trace(state, PLACE)).toStrictEqual([{ place: PLACE, source: FOUND.source, text: '' }])
})
