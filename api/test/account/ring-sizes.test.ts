import { keepRingSizes, type RingSizeChange } from '@shop/contracts/account/ring-sizes'
import type { SizesAnswer } from '@shop/contracts/account/saved-sizes'
import { MAX_SIZE_OWNERS } from '@shop/contracts/core/limits'
import { INTERNATIONAL, keeps, type Shopper } from '../support/people/shopper.ts'
import { aShopper, newPhone, register, signInAgain } from '../support/people/sign-in.ts'

let shopper: Shopper
let phone: string
beforeEach(async () => {
  shopper = await aShopper()
  phone = newPhone()
  await register(shopper, phone)
})

const NOW = Date.now()
const change = (name: string | null, size: number | null, at = NOW): RingSizeChange => ({ name, finger: 'ring', size, at })
const keep = (...changes: RingSizeChange[]) => shopper.post('/profile/ring-sizes', { changes })
const read = async (whose = shopper) => (await whose.get('/profile/ring-sizes')).body
const kept = (mine: number | null, ...people: [string, number][]) => ({
  result: { mine, people: people.map(([name, size]) => ({ name, finger: 'ring', size })) },
  left: [],
})

test('sizes kept in one browser are in every browser of the shopper', async () => {
  const answer = await keep(change(null, 16.5), change('Мама', 18, NOW - 1))
  expect(keeps(keepRingSizes, answer)).toBe(true)
  expect(answer.body).toStrictEqual(kept(16.5, ['Мама', 18]))
  const { shopper: other } = await signInAgain(phone)
  expect(await read(other)).toStrictEqual(kept(16.5, ['Мама', 18]))
})

test('of two sizes of one name the newer wins, whichever comes first', async () => {
  await keep(change('Мама', 18, NOW - 1000))
  await keep(change('мама', 17, NOW - 2000))
  expect(await read()).toStrictEqual(kept(null, ['Мама', 18]))
  await keep(change('мама', 17.5, NOW - 500))
  expect(await read()).toStrictEqual(kept(null, ['Мама', 17.5]))
})

test('a fast clock of a device does not win for ever', async () => {
  await keep(change(null, 16, NOW + 10 * 365 * 24 * 3600 * 1000))
  await keep(change(null, 17, Date.now() + 1000))
  expect(await read()).toStrictEqual(kept(17))
})

test('a forgotten ring leaves the other sizes of that name', async () => {
  const add = (fields: object) => shopper.post('/profile/sizes', fields)
  await add({ name: 'Мама', ring: '17', chain: '45cm' })
  await add({ name: 'Ира', ring: '17' })
  await keep(change('Мама', null, Date.now() + 1000), change('Ира', null, Date.now() + 1000))
  const { result } = (await shopper.get('/profile/sizes')).body as SizesAnswer
  expect(result.map(({ name, ring, chain }) => [name, ring, chain?.value])).toStrictEqual([['Мама', null, '45cm']])
})

test('sizes of the profile are those of the sizer, and leave it with them', async () => {
  const { result } = (await shopper.post('/profile/sizes', { name: null, ring: '16.5' })).body as SizesAnswer
  expect(await read()).toStrictEqual(kept(16.5))
  await shopper.ask('DELETE', `/profile/sizes/${result[0]?.id}`)
  expect(await read()).toStrictEqual(kept(null))
})

test('a size that no ring has now is named in the system of the storefront', async () => {
  await keep(change(null, 21.5))
  const labelIn = async (whose: Shopper) => ((await whose.get('/profile/sizes')).body as SizesAnswer).result[0]?.ring?.label
  const { shopper: abroad } = await signInAgain(phone, {}, { host: INTERNATIONAL })
  expect([await labelIn(shopper), await labelIn(abroad)]).toStrictEqual(['21,5', '12.25'])
})

test(`beyond ${MAX_SIZE_OWNERS} names those that find no room are named`, async () => {
  const names = Array.from({ length: MAX_SIZE_OWNERS + 1 }, (_, index) => `Имя ${index}`)
  const { body } = await keep(...names.map((name) => change(name, 17)))
  expect(body).toMatchObject({ left: [`Имя ${MAX_SIZE_OWNERS}`] })
})

test.each([
  ['no ring has this size', [change(null, 16.3)]],
  ['no ring is this large', [change(null, 40)]],
  ['the name is too long', [change('М'.repeat(41), 17)]],
  ['there are too many', Array.from({ length: 41 }, (_, index) => change(`Имя ${index}`, 17))],
])('refused: %s', async (_, changes) => {
  expect((await keep(...changes)).status).toBe(400)
})
