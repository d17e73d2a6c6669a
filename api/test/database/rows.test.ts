import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Queryable, Row } from '../../src/platform/db/database.ts'
import { instantColumn, rowOf, RowMismatch, rowsOf } from '../../src/platform/db/rows.ts'

const SQL = `
  SELECT number, sum, email
  FROM orders`
const orderRow = v.object({
  number: v.string(),
  sum: v.number(),
  email: v.nullable(v.string()),
  status: v.optional(v.picklist(['paid', 'created'])),
})
const good = { number: '4820719', sum: 499_000, email: null }

const connectionWith = (...rows: Row[]): Queryable => ({ query: async <R>() => rows as R[] })
const readBad = (row: Row) => rowsOf(connectionWith(good, row), orderRow, SQL)

test('rows that fit are returned as they are', async () => {
  const rows = [good, { ...good, email: 'anna@example.com', other: 1 }]
  await expect(rowsOf(connectionWith(...rows), orderRow, SQL)).resolves.toStrictEqual(rows)
})

test('the first row is returned, or none', async () => {
  await expect(rowOf(connectionWith(good), orderRow, SQL)).resolves.toStrictEqual(good)
  await expect(rowOf(connectionWith(), orderRow, SQL)).resolves.toBeUndefined()
})

test('parameters reach the statement', async () => {
  const query = jest.fn().mockResolvedValue([])
  await rowsOf({ query }, orderRow, SQL, ['4820719'])
  expect(query.mock.calls).toStrictEqual([[SQL, ['4820719']]])
})

test.each([
  ['of a wrong type', { ...good, sum: '499000' }, 'sum should be number and is string in a row of: SELECT number, sum, email'],
  ['that is missing', { number: '4820719', email: null }, 'sum should be "sum" and is undefined in a row of: SELECT number, sum, email'],
  ['that must not be null', { ...good, number: null }, 'number should be string and is null in a row of: SELECT number, sum, email'],
  [
    'with an unknown name',
    { ...good, status: 'lost' },
    /^status should be .*"paid".* and is string in a row of: SELECT number, sum, email$/,
  ],
])('a column %s is refused, and the error names it', async (_, row, message) => {
  await expect(readBad(row)).rejects.toThrow(RowMismatch)
  await expect(readBad(row)).rejects.toThrow(message)
})

test('the error holds no value of the row', async () => {
  const error: unknown = await readBad({ ...good, email: ['anna@example.com'], sum: 5 }).catch((reason: unknown) => reason)
  expect(String(error)).not.toContain('anna')
})

test('an instant comes as a Date, or as a string from JSON', () => {
  expect(v.is(instantColumn, new Date())).toBe(true)
  expect(v.is(instantColumn, '2026-11-28T10:00:00Z')).toBe(true)
  expect(v.is(instantColumn, 5)).toBe(false)
})

/** Where rows are money, stock, or somebody's right. */
const CHECKED = ['buying', 'visitors', 'service/account', 'service/alerts', 'service/auth', 'service/bookings', 'service/referral']
const API = join(__dirname, '../../src')

test.each(CHECKED)('rows of %s are read by a schema, never by a cast', (folder) => {
  const files = readdirSync(join(API, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const casts = files.filter((file) => /\.query</.test(readFileSync(join(API, folder, file), 'utf8')))
  expect(files.length).toBeGreaterThan(3)
  expect(casts).toStrictEqual([])
})
