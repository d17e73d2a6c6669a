import type { OrderDraftInput } from '@shop/contracts/orders/order'
import { addressFaults } from '@shop/forms/postal/address'
import { ADDRESS_FORMATS } from '@shop/forms/postal/formats'
import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { Office } from '../support/services/office.ts'
import { INTERNATIONAL, Shopper } from '../support/people/shopper.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { eventually } from '@shop/testing/eventually'

const RING = 'solitaire-aurora-yellow-165'
const gateway = new Gateway()
const office = new Office()
let shop: Shop

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), ...(await office.open()), HOLIDAYS: '' })
  await shop.behindTheScenes('UPDATE stock SET quantity = 100')
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
  await office.close()
})

/** Somebody of a country with a ring in the bag and a confirmed phone. */
async function buyerIn(country: string) {
  const buyer = await new Buyer(shop.url(), INTERNATIONAL, { country }).arrive()
  await buyer.cart('add', { sku_id: RING })
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
  return buyer
}
const parcel = (changes: OrderDraftInput = {}) =>
  aDraft({ delivery_method_id: 1, courier_type: 'ems', shop_id: null, fio: 'Claire Novak', address: '350 Fifth Avenue', ...changes })
const deliveryOf = async (number: string) => {
  const [row] = (await shop.behindTheScenes(`SELECT delivery FROM orders WHERE number = '${number}'`)) as { delivery: object }[]
  return row?.delivery
}

const officeOrder = (number: string) => eventually(`the office hears of ${number}`, () => office.of(number).at(-1))

test.each<[string, OrderDraftInput, object]>([
  ['US', { city: '', region: '', postal_code: '' }, { city: 'EMPTY_TOWN', region: 'EMPTY_REGION', postal_code: 'EMPTY_POSTAL_CODE' }],
  ['US', { city: 'New York', region: 'NY' }, { postal_code: 'EMPTY_POSTAL_CODE' }],
  ['US', { city: 'New York', region: 'Ontario', postal_code: '10118' }, { region: 'EMPTY_REGION' }],
  ['GB', { city: 'London', postal_code: '10118' }, { postal_code: 'WRONG_POSTAL_CODE' }],
  ['US', { city: 'New York', region: 'NY', postal_code: '90210' }, { postal_code: 'POSTAL_CODE_OF_OTHER_REGION' }],
  ['DE', { address: ' ', city: 'Berlin', postal_code: '10115' }, { address: 'EMPTY_ADDRESS' }],
  [
    'DE',
    { fio: 'Клара Новак', address: 'Лесная 7', city: 'Берлин', postal_code: '10115' },
    { fio: 'LATIN_LETTERS', address: 'LATIN_LETTERS', city: 'LATIN_LETTERS' },
  ],
  ['AE', { city: 'Dubai', region: '' }, { region: 'EMPTY_REGION' }],
])(
  'an address of %s with %j is refused at its fields [checkout.address-by-country] [forms.latin-abroad]',
  async (country, changes, errors) => {
    const buyer = await buyerIn(country)
    const answer = await buyer.order(parcel(changes))
    expect([answer.result, answer.errors]).toStrictEqual([false, errors])
  },
)

test('order page and back office show the address by its country, with all its parts', async () => {
  const buyer = await buyerIn('US')
  const there = { address_line2: 'Apt 5B', city: 'New York', region: 'new york', postal_code: '10118' }
  const { order, errors } = await buyer.order(
    parcel({ ...there, is_gift: true, recipient_name: 'Ann Novak', recipient_phone: '+12125550142', front_door: '2', house_code: '12K' }),
  )
  expect(errors).toBeNull()
  const line = '350 Fifth Avenue, Apt 5B, New York, NY 10118, United States'
  const shown = (await buyer.success(order?.id ?? '')).order
  expect(shown.delivery.address).toBe(line)
  expect((await buyer.payment(order?.id ?? '')).duty).toBe(shown.delivery.duty)
  expect(shown.delivery.duty).toMatch(/^Import duty is paid on receipt, about \$\d+/)
  const postal = { country: 'US', address: '350 Fifth Avenue', line2: 'Apt 5B', city: 'New York', region: 'NY', postalCode: '10118' }
  expect(await deliveryOf(order?.id ?? '')).toMatchObject({ address: line, postal, frontDoor: null, houseCode: null })
  await gateway.report(order?.id ?? '', 'Payment', { to: shop.url() })
  expect(await officeOrder(order?.id ?? '')).toMatchObject({
    delivery: { address: line, postal },
    recipient: { name: 'Ann Novak', phone: '+12125550142' },
  })
})

test('what an older client does not send is taken from the city of the shopper', async () => {
  const buyer = await buyerIn('AE')
  const { city: _, ...draft } = parcel({ address: 'Marina Walk 7' })
  const { order } = await buyer.order(draft)
  expect((await buyer.success(order?.id ?? '')).order.delivery.address).toBe('Marina Walk 7, Dubai, United Arab Emirates')
})

test('every country of the chooser has an address format, an EMS courier and a currency by the rule [country.served-abroad]', async () => {
  const { body } = await new Shopper({ url: shop.url(), host: INTERNATIONAL }).get('/location/countries')
  const abroad = (body as { countries: { code: string; currency: string; isAnotherDomain: boolean }[] }).countries.filter(
    ({ isAnotherDomain }) => !isAnotherDomain,
  )
  const codes = abroad.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining('AE SA QA KW BH OM US CA IN AU GB DE FR IT ES KZ BY'.split(' ')))
  expect(codes.filter((code) => !ADDRESS_FORMATS[code])).toStrictEqual([])
  expect(abroad.filter(({ code, currency }) => currency !== (code === 'AE' ? 'AED' : 'USD'))).toStrictEqual([])
})

test.each(['SA', 'CA', 'IN', 'AU', 'ES', 'KZ'])('an order to %s can be made', async (country) => {
  const buyer = await buyerIn(country)
  const { postal = '', example = '' } = ADDRESS_FORMATS[country] ?? {}
  const postalCode = { CA: 'M5V 3L8' }[country] ?? example
  const { body } = await buyer.get(`/location/cities?country=${country}`)
  const [city] = (body as { cities: { id: number; city: string; region: string }[] }).cities
  const place = { city: city?.city ?? '', region: city?.region ?? '', postal_code: postalCode }
  expect(addressFaults({ country, address: 'Main 1', line2: '', city: place.city, region: place.region, postalCode })).toStrictEqual({})
  expect(postal).not.toBe('')
  const answer = await buyer.order(parcel({ ...place, city_id: city?.id ?? null }))
  expect(answer).toMatchObject({ result: true, errors: null })
})
