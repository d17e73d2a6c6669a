import { detectCity } from '@shop/contracts/places/location'
import { networksFrom } from '../../src/platform/networks.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, keeps, refusal, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const KAZAN = { latitude: 55.79, longitude: 49.12 }
const KEY = 'front-door-key-of-these-tests'

test.each([
  ['203.0.113.9', 61],
  ['::ffff:203.0.113.9', 61],
  ['2001:db8::7', 120],
  ['198.51.100.1', null],
  ['not an address', null],
])('the IP address %s is located in %s', (address, city) => {
  expect(networksFrom('203.0.113.0/24=61, 2001:db8::/32=120').cityOf(address)).toBe(city)
})

test.each(['203.0.113.0/33=61', '203.0.113.0=61', 'somewhere=61', '203.0.113.0/24=Kazan'])('“%s” is rejected by name', (text) => {
  expect(() => networksFrom(text)).toThrow(text)
})

test('the nearest city of any country is found, and none in the middle of an ocean', async () => {
  const near = await new Shopper().post(detectCity.path, KAZAN)
  expect(keeps(detectCity, near)).toBe(true)
  expect(near.body).toMatchObject({ city: { city: 'Казань', country_iso_code: 'RU' } })
  const abroad = await new Shopper({ host: RUSSIAN }).post(detectCity.path, { latitude: 25.2, longitude: 55.27 })
  expect(abroad.body).toMatchObject({ city: { city: 'Дубай', country_iso_code: 'AE' } })
  expect(refusal(await new Shopper().post(detectCity.path, { latitude: 0, longitude: -140 })).code).toBe('LOCATION_NOT_DETECTED')
})

test.each([[{ latitude: 91, longitude: 0 }], [{ latitude: 0 }]])('%j is rejected as coordinates', async (body) => {
  expect((await new Shopper().post(detectCity.path, body)).status).toBe(400)
})

describe('a shopper with a known network', () => {
  let shop: Shop
  let kazan: number
  beforeAll(async () => {
    const { body } = await new Shopper().post(detectCity.path, KAZAN)
    kazan = (body as { city: { id: number } }).city.id
    shop = await openShop({ CITY_NETWORKS: `203.0.113.0/24=${kazan}`, FRONT_DOOR_KEY: KEY })
  })
  afterAll(() => shop.remove())

  const cityAt = async (address: string, { host = RUSSIAN, cookie = '', more = {} } = {}) => {
    const headers = {
      'x-front-door': KEY,
      'x-forwarded-host': host,
      'x-forwarded-for': address,
      'content-type': 'application/json',
      cookie,
      ...more,
    }
    const answer = await fetch(`${shop.url()}/pd/frontend/common_data`, { method: 'POST', headers, body: JSON.stringify({ path: '/' }) })
    return ((await answer.json()) as { location: { city: string } }).location.city
  }

  test('is located in its city', async () => expect(await cityAt('203.0.113.5')).toBe('Казань'))
  test('is located in the capital from any other network', async () => expect(await cityAt('198.51.100.5')).toBe('Москва'))
  test('is located in the city they have chosen', async () => expect(await cityAt('203.0.113.5', { cookie: 'city=1' })).toBe('Москва'))
  test('is not located in a city of another country', async () =>
    expect(await cityAt('203.0.113.5', { host: INTERNATIONAL, cookie: 'country=AE' })).toBe('Dubai'))
  test('is not located when the response is shared between visitors', async () =>
    expect(await cityAt('203.0.113.5', { more: { 'x-for-everybody': '1' } })).toBe('Москва'))
})
