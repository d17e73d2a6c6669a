import { type Endpoint, pathOf } from '@shop/contracts/core/endpoint'
import { getTableName, is, Table } from 'drizzle-orm'
import * as v from 'valibot'
import * as schema from '../../src/platform/db/schema/index.ts'
import { Buyer } from '../support/people/buyer.ts'
import { endpoints, idOf } from '../support/contracts.ts'
import { type Field, fieldsOf, RAW, SEGMENTS, VALUES, withValue } from '../support/malice.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, RUSSIAN } from '../support/people/shopper.ts'
import { newPhone, register } from '../support/people/sign-in.ts'
import { SentRefusal } from '../../src/platform/http/refusal.ts'

/** A call that nobody would make by hand. */
interface Attempt {
  name: string
  endpoint: Endpoint
  path: string
  body?: string | Uint8Array | undefined
  /** Its contract, or the reader of JSON, does not take it: the answer is a refusal and nothing changes. */
  isRefused: boolean
}

const PLACES: Record<string, string> = {
  section: 'catalog',
  code: 'AE',
  locale: 'ru',
  id: '11',
  category: 'rings',
  path: 'piercing',
  key: 'piercing',
}
const knownPath = ({ path, params }: Endpoint) => pathOf({ path }, Object.fromEntries(params.map((name) => [name, PLACES[name] ?? '1'])))

/** A field that several calls share is tried with everything once, with a few values elsewhere. */
const tried = new Set<unknown>()
function valuesFor({ schema: field }: Field, salt: number) {
  const isNew = !tried.has(field)
  tried.add(field)
  return isNew ? VALUES : VALUES.filter((_, index) => index % 9 === salt % 9)
}

function attemptsAt(endpoint: Endpoint, salt: number): Attempt[] {
  const call = idOf(endpoint)
  const path = knownPath(endpoint)
  const { body, query, params, example } = endpoint
  const inBody = fieldsOf(body).flatMap((field, index) =>
    valuesFor(field, salt + index).map(([name, value]): Attempt => {
      const form = JSON.stringify(withValue(example.body, field.path, value))
      const isRefused = !v.is(body as v.GenericSchema, JSON.parse(form))
      return { name: `${call} ${field.path.join('.')}: ${name}`, endpoint, path, body: form, isRefused }
    }),
  )
  const raw = (body ? RAW : []).map(([name, text]): Attempt => {
    const isForm = name === 'null' || name === 'a constructor' || name === 'broken UTF-8'
    return { name: `${call} with ${name}`, endpoint, path, body: text, isRefused: !isForm }
  })
  const extra = body
    ? [
        {
          name: `${call} extra`,
          endpoint,
          path,
          body: JSON.stringify({ ...(example.body as object), isAdmin: true, price: 1 }),
          isRefused: false,
        },
      ]
    : []
  const form = body ? JSON.stringify(example.body) : undefined
  const inPath = params.flatMap((param) =>
    SEGMENTS.map(
      ([name, value]): Attempt => ({
        name: `${call} {${param}}: ${name}`,
        endpoint,
        path: path === '' ? '' : segmentIn(endpoint, param, value),
        body: form,
        isRefused: name === 'broken UTF-8' || name === 'half a sign' || name === 'a lone percent',
      }),
    ),
  )
  const inQuery = fieldsOf(query).flatMap(({ path: [field = ''] }) =>
    SEGMENTS.flatMap(([name, value]) =>
      ['', '[]'].map((list): Attempt => {
        const address = `${path}?${field}${list}=${value}&__proto__=1`
        return { name: `${call} ?${field}${list}: ${name}`, endpoint, path: address, isRefused: false }
      }),
    ),
  )
  return [...inBody, ...raw, ...extra, ...inPath, ...inQuery]
}

const segmentIn = ({ path, params }: Endpoint, at: string, value: string) =>
  params.reduce((address, name) => address.replace(`{${name}}`, name === at ? value : (PLACES[name] ?? '1')), path)

const attempts = endpoints.flatMap(attemptsAt)
const PEOPLE = 6
let shop: Shop
let people: { host: string; shopper: Buyer }[]

beforeAll(async () => {
  shop = await openShop({ CODE_LIMITS: '1000' })
  // Thousands of calls take more than a minute on a busy machine: nightly feeds and birthday bonuses would count as changes.
  await shop.stopClock()
  people = []
  for (let index = 0; index < PEOPLE; index += 1) {
    const host = index % 2 === 0 ? RUSSIAN : INTERNATIONAL
    const shopper = await new Buyer(shop.url(), host).arrive()
    await register(shopper, newPhone(), host === RUSSIAN ? {} : { name: 'Ann', surname: 'Peters' })
    await shopper.cart('add', { sku_id: 'letter-m-yellow-one' })
    people.push({ host, shopper })
  }
})
afterAll(() => shop.remove())

/** What the shop holds, table by table: rows and a digest of all that is in them. */
async function contents(): Promise<Record<string, string>> {
  const names = Object.values(schema).flatMap((table) => (is(table, Table) ? [getTableName(table)] : []))
  const rows = await shop.behindTheScenes(
    names
      .map(
        (name) =>
          `SELECT '${name}' AS name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS holds FROM ${name} t`,
      )
      .join(' UNION ALL '),
  )
  return Object.fromEntries((rows as { name: string; holds: string }[]).map(({ name, holds }) => [name, holds]))
}

/** What is wrong with an answer; null when nothing is. */
async function faultOf({ name, endpoint, path, body, isRefused }: Attempt, index: number): Promise<string | null> {
  const { host, shopper } = people[index % PEOPLE] as (typeof people)[number]
  const answer = await shopper.ask(endpoint.method, path, body as string | undefined)
  const { status } = answer
  if (status === 200) {
    if (isRefused) return `${name}: taken`
    return v.is(endpoint.answer, answer.body) ? null : `${name}: an answer outside the contract`
  }
  if (status < 400 || status >= 500) return `${name}: ${status}`
  if (!v.is(SentRefusal, answer.body)) return `${name}: ${status} without a code and a text`
  return /[а-яё]/i.test(answer.body.error) === (host === RUSSIAN) ? null : `${name}: ${answer.body.error}`
}

async function faultsOf(tries: readonly Attempt[]): Promise<string[]> {
  const faults: string[] = []
  let next = 0
  const walk = async () => {
    for (let index = next++; index < tries.length; index = next++) {
      const fault = await faultOf(tries[index] as Attempt, index)
      if (fault) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: 8 }, walk))
  return faults.sort()
}

test('every call with a form, a parameter or a query is covered', () => {
  const triedCalls = new Set(attempts.map(({ endpoint }) => idOf(endpoint)))
  const plain = endpoints.filter(({ body, query, params }) => !body && !query && params.length === 0)
  expect(triedCalls.size + plain.length).toBe(endpoints.length)
  expect(attempts.length).toBeGreaterThan(5000)
})

let held: Record<string, string>

test('values outside the contract are rejected in the shopper’s language and change nothing', async () => {
  const before = await contents()
  expect(await faultsOf(attempts.filter(({ isRefused }) => isRefused))).toStrictEqual([])
  held = await contents()
  expect(held).toStrictEqual(before)
})

test('malicious values within the contract get valid responses and create no order, account or admin', async () => {
  expect(await faultsOf(attempts.filter(({ isRefused }) => !isRefused))).toStrictEqual([])
  for (const { shopper } of people) {
    const { body } = await shopper.post('/pd/frontend/common_data', { path: '/' })
    expect(body).toMatchObject({ user: { isAuth: true, isAdmin: false, isEmployee: false } })
  }
  const after = await contents()
  const untouched = ['orders', 'products', 'prices', 'stock', 'promocodes', 'certificates']
  for (const table of untouched) expect([table, after[table]]).toStrictEqual([table, held[table]])
  // HTML in the words of a gift is lawful: it is bought as a whole, with its payment.
  const more = (table: string) => rowsOf(after[table]) - rowsOf(held[table])
  expect(more('payments')).toBe(more('deposits'))
  // A shopper may change their own name: there are no more and no fewer of them.
  expect(more('users')).toBe(0)
})

const rowsOf = (holds = '') => Number(holds.split(' ')[0])
