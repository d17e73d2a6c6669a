import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'
import { mutated, testPattern } from './mutation.ts'
import { RULES } from './rules/index.ts'

const read = (file: string) => (fs.existsSync(path.join(ROOT, file)) ? fs.readFileSync(path.join(ROOT, file), 'utf8') : '')
const all = Object.values(RULES).flat()

test('a snippet is replaced only if it occurs exactly once', () => {
  expect(mutated('a < b', { find: '<', replace: '<=' })).toBe('a <= b')
  expect(mutated('a < b < c', { find: '<', replace: '<=' })).toBeNull()
  expect(mutated('a > b', { find: '<', replace: '<=' })).toBeNull()
})

test('test names are matched literally', () => {
  expect(new RegExp(testPattern(['is 900 ₽ (at least)', 'a+b'])).test('it is 900 ₽ (at least)')).toBe(true)
  expect(new RegExp(testPattern(['a+b'])).test('aab')).toBe(false)
})

test('every rule snippet occurs in the source exactly once: update the row in tools/mutate/rules/ with the code', () => {
  expect(all.filter((row) => mutated(read(row.file), row) === null).map(({ file, find }) => `${file}: ${find}`)).toStrictEqual([])
})

test('every named test exists: update the row in tools/mutate/rules/ with the name of the test', () => {
  expect(all.filter(({ test, name }) => !read(test).includes(name)).map(({ test, name }) => `${test}: ${name}`)).toStrictEqual([])
})

test('the table has at least eighty unique rules', () => {
  expect(all.length).toBeGreaterThanOrEqual(80)
  expect(new Set(all.map(({ file, find, replace }) => `${file} ${find} ${replace}`)).size).toBe(all.length)
})
