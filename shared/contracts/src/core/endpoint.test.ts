import fs from 'node:fs'
import path from 'node:path'
import { defineEndpoint, pathOf, searchOf, type Endpoint } from './endpoint.ts'
import * as v from 'valibot'

const FOLDER = path.resolve(__dirname, '..')
const modules = fs
  .readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
const exported = modules.flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(path.join(FOLDER, file))))
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value
const endpoints = exported.filter(isEndpoint)

test('path parameters are listed in their order', () => {
  expect(endpoints.length).toBeGreaterThan(90)
  for (const { path: address, params } of endpoints) {
    expect([address, ...params.map((name) => `{${name}}`)]).toStrictEqual([address, ...(address.match(/\{\w+\}/g) ?? [])])
  }
})

test('a call that changes data needs a CSRF token unless it opts out', () => {
  const answer = v.object({})
  expect(defineEndpoint('/one/{id}', { method: 'POST', answer, about: '' } as never)).toMatchObject({
    csrf: true,
    params: ['id'],
    body: null,
  })
  expect(defineEndpoint('/one', { method: 'GET', answer, about: '' } as never)).toMatchObject({ csrf: false, params: [], query: null })
  expect(defineEndpoint('/one', { method: 'POST', csrf: false, answer, about: '' } as never)).toMatchObject({ csrf: false })
})

test('path parameters are encoded, and a missing one throws', () => {
  expect(pathOf({ path: '/catalog/{category}/{id}' }, { category: 'rings', id: 'а/б' })).toBe('/catalog/rings/%D0%B0%2F%D0%B1')
  expect(() => pathOf({ path: '/catalog/{category}' })).toThrow('/catalog/{category} needs category')
})

test.each([
  [{}, ''],
  [{ text: '', city_id: null, page: undefined }, ''],
  [{ page: 0, near: false, text: 'a b' }, '?page=0&near=false&text=a+b'],
  [{ ids: [1, 2], empty: [] }, '?ids%5B%5D=1&ids%5B%5D=2'],
])('the query %j serializes as "%s" [pickup.query-lists]', (query, search) => {
  expect(searchOf(query)).toBe(search)
})
