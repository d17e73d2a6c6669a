import { addSizes, type SavedSizes, type SizesAnswer } from '@shop/contracts/account/saved-sizes'
import { MAX_SIZE_OWNERS } from '@shop/contracts/core/limits'
import { INTERNATIONAL, keeps, refusal, type Answer, type Shopper } from '../support/people/shopper.ts'
import { aShopper, newPhone, register, signInAgain } from '../support/people/sign-in.ts'

let shopper: Shopper
let phone: string
beforeEach(async () => {
  shopper = await aShopper()
  phone = newPhone()
  await register(shopper, phone)
})

const answerOf = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as SizesAnswer
}
const read = async (whose = shopper) => answerOf(await whose.get('/profile/sizes')).result
const add = async (fields: object) => answerOf(await shopper.post('/profile/sizes', fields)).result
const words = (all: readonly SavedSizes[]) =>
  all.map(({ name, ring, bracelet, chain }) => [name, ring?.label, bracelet?.label, chain?.label])

test('the available sizes are sorted from small to large', async () => {
  const { result, choices } = answerOf(await shopper.get('/profile/sizes'))
  expect(result).toStrictEqual([])
  expect(choices.ring).toContainEqual({ value: '16.5', label: '16,5' })
  expect(choices.bracelet).toContainEqual({ value: '17cm', label: '17 см' })
  expect(choices.chain).toContainEqual({ value: '45cm', label: '45 см' })
  for (const sizes of Object.values(choices)) {
    const numbers = sizes.map(({ value }) => Number.parseFloat(value))
    expect(numbers).toStrictEqual(numbers.toSorted((one, other) => one - other))
  }
})

test('the shopper’s own sizes come first, then other people’s by name', async () => {
  const answer = await shopper.post('/profile/sizes', { name: ' Мама ', ring: '17' })
  expect(keeps(addSizes, answer)).toBe(true)
  await add({ name: null, ring: '16.5', bracelet: '18cm' })
  await add({ name: 'Ира', chain: '45cm' })
  expect(words(await read())).toStrictEqual([
    [null, '16,5', '18 см', undefined],
    ['Мама', '17', undefined, undefined],
    ['Ира', undefined, undefined, '45 см'],
  ])
})

test('sizes are named differently on the international storefront', async () => {
  await add({ name: null, ring: '16.5', bracelet: '18cm' })
  const { shopper: abroad } = await signInAgain(phone, {}, { host: INTERNATIONAL })
  expect(words(await read(abroad))).toStrictEqual([[null, '6', '18 cm', undefined]])
})

test('saving replaces all sizes: omitted ones are removed', async () => {
  const [mother] = await add({ name: 'Мама', ring: '17', chain: '45cm' })
  const changed = await shopper.post(`/profile/sizes/${mother?.id}`, { name: 'Мамочка', ring: '17.5' })
  expect(words(answerOf(changed).result)).toStrictEqual([['Мамочка', '17,5', undefined, undefined]])
})

test('sizes can be deleted, a second delete returns 404', async () => {
  const [mother] = await add({ name: 'Мама', ring: '17' })
  const remove = () => shopper.ask('DELETE', `/profile/sizes/${mother?.id}`)
  expect(answerOf(await remove()).result).toStrictEqual([])
  expect(refusal(await remove())).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})

test.each([
  [{ name: ' ', ring: '17' }, { name: 'EMPTY_NAME' }],
  [{ name: 'М'.repeat(41), ring: '17' }, { name: 'TOO_LONG' }],
  [{ name: 'Ира', ring: '17,25' }, { ring: 'WRONG_FIELD' }],
  [{ name: 'Ира', ring: '45cm' }, { ring: 'WRONG_FIELD' }],
  [
    { name: 'Ира', bracelet: '45cm', chain: '17cm' },
    { bracelet: 'WRONG_FIELD', chain: 'WRONG_FIELD' },
  ],
  [{ name: 'мама', ring: '17' }, { name: 'NAME_TAKEN' }],
])('%j returns field errors', async (fields, errors) => {
  await add({ name: 'Мама', ring: '17' })
  expect(refusal(await shopper.post('/profile/sizes', fields))).toStrictEqual({ status: 400, code: 'WRONG_FORM_DATA', errors })
  expect(words(await read())).toStrictEqual([['Мама', '17', undefined, undefined]])
})

test('an empty set of sizes is rejected', async () => {
  const [mother] = await add({ name: 'Мама', ring: '17' })
  expect(refusal(await shopper.post('/profile/sizes', { name: 'Ира' })).code).toBe('BLANK_FIELDS')
  expect(refusal(await shopper.post(`/profile/sizes/${mother?.id}`, { name: 'Мама' })).code).toBe('BLANK_FIELDS')
})

test('own sizes exist once, and names of people are unique', async () => {
  await add({ name: null, ring: '16' })
  const [, mother] = await add({ name: 'Мама', ring: '17' })
  const taken = { status: 400, code: 'WRONG_FORM_DATA', errors: { name: 'NAME_TAKEN' } }
  expect(refusal(await shopper.post('/profile/sizes', { name: null, ring: '17' }))).toStrictEqual(taken)
  expect(refusal(await shopper.post(`/profile/sizes/${mother?.id}`, { name: null, ring: '17' }))).toStrictEqual(taken)
})

test('sizes over the limit are rejected', async () => {
  for (let person = 0; person < MAX_SIZE_OWNERS; person += 1) await add({ name: `Подруга ${person}`, ring: '17' })
  expect(refusal(await shopper.post('/profile/sizes', { name: 'Мама', ring: '17' })).code).toBe('NOT_SAVED')
})

test('another account cannot read, update or delete them', async () => {
  const [mother] = await add({ name: 'Мама', ring: '17' })
  const stranger = await aShopper()
  await register(stranger, newPhone())
  const place = `/profile/sizes/${mother?.id}`
  for (const answer of [await stranger.post(place, { name: 'Мама', ring: '16' }), await stranger.ask('DELETE', place)]) {
    expect(refusal(answer)).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  }
  expect(await read(stranger)).toStrictEqual([])
  expect(words(await read())).toStrictEqual([['Мама', '17', undefined, undefined]])
})
