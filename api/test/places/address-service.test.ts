import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressServiceOf } from '../../src/goods/places/addresses/address-service.ts'
import type { CityRow } from '../../src/goods/places/cities/cities.ts'

const moscow: CityRow = {
  id: 1,
  country: 'RU',
  name_ru: 'Москва',
  name_en: 'Moscow',
  region_ru: 'Москва',
  region_en: 'Moscow',
  latitude: 55.75,
  longitude: 37.6,
  zone: 0,
}
let server: Server
let asked: { headers: IncomingMessage['headers']; url: string | undefined; body: unknown }
let answer: { status: number; body: unknown }

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      asked = { headers: request.headers, url: request.url, body: JSON.parse(text) }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => new Promise((done) => server.close(done)))

const service = () => {
  const { port } = server.address() as AddressInfo
  return addressServiceOf({ ADDRESS_URL: `http://127.0.0.1:${port}`, ADDRESS_KEY: 'secret' })
}

test('without a key there is no service, and the built-in table is used', () => {
  expect(addressServiceOf({ ADDRESS_URL: 'http://127.0.0.1:1' })).toBeNull()
})

test('the request is limited to the city and contains the key', async () => {
  answer = { status: 200, body: { suggestions: [] } }
  expect(await service()?.suggest(moscow, 'лесная 7', 'ru')).toStrictEqual([])
  expect(asked.url).toBe('/suggestions/api/4_1/rs/suggest/address')
  expect(asked.headers.authorization).toBe('Token secret')
  expect(asked.body).toMatchObject({ query: 'лесная 7', locations: [{ country_iso_code: 'RU', city: 'Москва' }] })
})

test('a house is complete with coordinates, a street is incomplete, a bare city is dropped', async () => {
  const street = { street_with_type: 'ул Лесная', house: null, block_type: null, block: null, geo_lat: null, geo_lon: null }
  answer = {
    status: 200,
    body: {
      suggestions: [
        { data: { ...street, house: '7', block_type: 'стр', block: '2', geo_lat: '55.7796', geo_lon: '37.5905' } },
        { data: street },
        { data: { ...street, street_with_type: null } },
      ],
    },
  }
  expect(await service()?.suggest(moscow, 'лесная', 'ru')).toStrictEqual([
    {
      address: 'Москва, ул Лесная, 7 стр 2',
      street: 'ул Лесная',
      house: '7 стр 2',
      is_full: true,
      latitude: 55.7796,
      longitude: 37.5905,
    },
    { address: 'Москва, ул Лесная', street: 'ул Лесная', house: null, is_full: false, latitude: null, longitude: null },
  ])
})

test.each([
  ['a refusal', { status: 403, body: {} }],
  ['another shape', { status: 200, body: { suggestions: [{}] } }],
])('%s is an error, so the built-in table is used', async (_, reply) => {
  answer = reply
  await expect(service()?.suggest(moscow, 'лесная', 'ru')).rejects.toThrow()
})
