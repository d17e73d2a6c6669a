import { MAX_ADDRESSES, listAddresses, type ListedAddress } from '@shop/contracts/account/saved-addresses'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { keeps, refusal, type Answer, type Shopper } from '../support/people/shopper.ts'
import { aShopper, newPhone, register } from '../support/people/sign-in.ts'

const HOME = { address: 'Москва, Лесная улица, 7', apartment: '12', frontDoor: '1', floor: '3', houseCode: '12К' }
const OFFICE = { address: 'Москва, Цветной бульвар, 15', apartment: '', frontDoor: '', floor: '', houseCode: '' }
const MOTHER = { address: 'Казань, улица Баумана, 3', apartment: '5', frontDoor: '', floor: '', houseCode: '' }

/** The list names the city that the address begins with. */
const MOSCOW = { cityId: 1 }

let shopper: Shopper
beforeEach(async () => {
  shopper = await aShopper()
  await register(shopper, newPhone())
})

const resultOf = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { result: ListedAddress[] }).result
}
const list = async (whose = shopper) => resultOf(await whose.get('/profile/addresses'))
const add = async (fields: object) => resultOf(await shopper.post('/profile/addresses', fields))
const main = async () => (await shopper.get('/profile/user_address')).body
const remove = (id: number | undefined, whose = shopper) => whose.ask('DELETE', `/profile/addresses/${id}`)
const lines = (all: readonly ListedAddress[]) => all.map(({ address, isMain }) => (isMain ? `* ${address}` : address))

test('the first address becomes the main one, later ones follow it', async () => {
  expect(await list()).toStrictEqual([])
  await add(HOME)
  const answer = await shopper.post('/profile/addresses', OFFICE)
  expect(keeps(listAddresses, answer)).toBe(true)
  const [home, office] = await list()
  expect(resultOf(answer)).toStrictEqual([home, office])
  expect(home).toStrictEqual({ ...HOME, ...MOSCOW, id: expect.any(Number) as number, isMain: true })
  expect(office).toStrictEqual({ ...OFFICE, ...MOSCOW, id: expect.any(Number) as number, isMain: false })
  const { isMain: _, cityId: _city, ...known } = home as ListedAddress
  expect(await main()).toStrictEqual(known)
})

test('a new address can be added as the main one', async () => {
  await add(HOME)
  expect(lines(await add({ ...OFFICE, isMain: true }))).toStrictEqual([`* ${OFFICE.address}`, HOME.address])
})

test('choosing another main address changes the address of the account', async () => {
  await add(HOME)
  const office = (await add(OFFICE))[1]
  const chosen = await shopper.post(`/profile/addresses/${office?.id}/main`, {})
  expect(lines(resultOf(chosen))).toStrictEqual([`* ${OFFICE.address}`, HOME.address])
  expect(await main()).toMatchObject({ id: office?.id, address: OFFICE.address })
})

test('saving the address of the account updates the main address only', async () => {
  await add(HOME)
  await add(OFFICE)
  await shopper.post('/profile/user_address', MOTHER)
  expect(lines(await list())).toStrictEqual([`* ${MOTHER.address}`, OFFICE.address])
})

test('updating an address keeps its position', async () => {
  const [home] = await add(HOME)
  await add(OFFICE)
  const changed = resultOf(await shopper.post(`/profile/addresses/${home?.id}`, { ...HOME, floor: '9' }))
  expect(changed[0]).toStrictEqual({ ...HOME, ...MOSCOW, floor: '9', id: home?.id, isMain: true })
})

test('deleting the main address promotes the oldest one; without addresses there is no main one', async () => {
  const [home] = await add(HOME)
  await add(OFFICE)
  const mother = (await add({ ...MOTHER, isMain: true }))[0]
  expect(lines(resultOf(await remove(mother?.id)))).toStrictEqual([`* ${HOME.address}`, OFFICE.address])
  expect(lines(resultOf(await remove(home?.id)))).toStrictEqual([`* ${OFFICE.address}`])
  const [office] = await list()
  expect(resultOf(await remove(office?.id))).toStrictEqual([])
  expect(await main()).toBeNull()
  expect(refusal(await remove(office?.id))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})

test.each([
  [{ ...HOME, address: ' ' }, { address: 'EMPTY_ADDRESS' }],
  [{ ...HOME, address: 'Лесная улица' }, { address: 'EMPTY_HOUSE' }],
  [{ ...HOME, address: '7' }, { address: 'EMPTY_STREET' }],
  [{ ...HOME, floor: '1'.repeat(21) }, { floor: 'TOO_LONG' }],
])('%j returns field errors on create and on update', async (fields, errors) => {
  const [known] = await add(HOME)
  for (const path of ['/profile/addresses', `/profile/addresses/${known?.id}`]) {
    expect(refusal(await shopper.post(path, fields))).toStrictEqual({ status: 400, code: 'WRONG_FORM_DATA', errors })
  }
  expect(lines(await list())).toStrictEqual([`* ${HOME.address}`])
})

describe('an address outside Russia', () => {
  const there = { country: 'US', line2: 'Apt 5B', city: 'New York', region: 'new york', postalCode: '10118' }
  const HOME_THERE = { ...OFFICE, address: '350 Fifth Avenue' }

  test('is kept by its country, and has no Russian fields', async () => {
    const [saved] = await add({ ...HOME_THERE, floor: '3', houseCode: '12K', postal: there })
    const postal = { ...there, region: 'NY' }
    expect(saved).toStrictEqual({ ...HOME_THERE, postal, id: expect.any(Number) as number, isMain: true })
    expect(await main()).toMatchObject({ postal })
    const [changed] = resultOf(await shopper.post(`/profile/addresses/${saved?.id}`, HOME))
    expect(changed).toStrictEqual({ ...HOME, ...MOSCOW, id: saved?.id, isMain: true })
  })

  test.each([
    [{ postalCode: '' }, { postalCode: 'EMPTY_POSTAL_CODE' }],
    [{ postalCode: '1011' }, { postalCode: 'WRONG_POSTAL_CODE' }],
    [
      { city: ' ', region: '' },
      { city: 'EMPTY_TOWN', region: 'EMPTY_REGION' },
    ],
    [{ country: 'RU' }, { country: 'EMPTY_COUNTRY' }],
  ])('with %j is refused at its fields [checkout.address-by-country]', async (changes, errors) => {
    const answer = await shopper.post('/profile/addresses', { ...HOME_THERE, postal: { ...there, ...changes } })
    expect(refusal(answer)).toStrictEqual({ status: 400, code: 'WRONG_FORM_DATA', errors })
  })
})

test('an address over the limit is rejected, also in concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: MAX_ADDRESSES + 1 }, () => shopper.post('/profile/addresses', OFFICE)))
  expect(answers.flatMap((answer) => (answer.status === 200 ? [] : [refusal(answer).code]))).toStrictEqual(['NOT_SAVED'])
  const all = await list()
  expect([all.length, all.filter(({ isMain }) => isMain).length]).toStrictEqual([MAX_ADDRESSES, 1])
})

describe('another account', () => {
  let stranger: Shopper
  beforeEach(async () => {
    stranger = await aShopper()
    await register(stranger, newPhone())
  })

  test('cannot read, update, choose or delete an address', async () => {
    const [home] = await add(HOME)
    await add(OFFICE)
    const before = await list()
    expect(await list(stranger)).toStrictEqual([])
    const place = `/profile/addresses/${home?.id}`
    const tries = [await stranger.post(place, MOTHER), await stranger.post(`${place}/main`, {}), await stranger.ask('DELETE', place)]
    expect(tries.map(refusal)).toStrictEqual(tries.map(() => ({ status: 404, code: 'NOT_FOUND' })))
    expect(await list()).toStrictEqual(before)
    expect(await list(stranger)).toStrictEqual([])
  })

  test.each(['0', '-1', '1.5', 'x', '99999999999'])('the address id %s is not found', async (id) => {
    expect(refusal(await stranger.ask('DELETE', `/profile/addresses/${id}`)).code).toBe('NOT_FOUND')
    expect(refusal(await stranger.post(`/profile/addresses/${id}/main`, {})).code).toBe('NOT_FOUND')
  })

  test('a guest must sign in', async () => {
    const guest = await aShopper()
    const [home] = await add(HOME)
    const place = `/profile/addresses/${home?.id}`
    const tries = [
      await guest.get('/profile/addresses'),
      await guest.post('/profile/addresses', MOTHER),
      await guest.post(place, MOTHER),
      await guest.post(`${place}/main`, {}),
      await guest.ask('DELETE', place),
    ]
    expect(tries.map(refusal)).toStrictEqual(tries.map(() => ({ status: 401, code: 'UNAUTHORIZED' })))
  })
})

test('an account without an e-mail is told that of its latest order [checkout.email-asked-once]', async () => {
  const phone = newPhone()
  const buyer = await new Buyer(process.env['SHOP_URL'] ?? '').arrive()
  await register(buyer, phone)
  const orderEmail = async () => ((await buyer.get('/profile/addresses')).body as { orderEmail?: string }).orderEmail
  expect(await orderEmail()).toBeUndefined()
  for (const email of ['first@mail.example', 'last@mail.example']) {
    await buyer.cart('add', { sku_id: 'letter-a-silver-one' })
    const { order, ...rest } = await buyer.order(aDraft({ phone, email, payment_method_id: 4 }))
    expect([order === null, rest.errors]).toStrictEqual([false, null])
    expect(await orderEmail()).toBe(email)
  }
})
