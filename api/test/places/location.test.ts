import {
  addresses,
  addressPlace,
  cities,
  countries,
  domainByCountry,
  setCountry,
  setLocation,
  type AddressPlace,
  type City,
  type Country,
} from '@shop/contracts/places/location'
import { pathOf, searchOf } from '@shop/contracts/core/endpoint'
import { INTERNATIONAL, keeps, refusal, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const COMMON_DATA = '/pd/frontend/common_data'
const locationOf = async (shopper: Shopper) =>
  ((await shopper.post(COMMON_DATA, { path: '/' })).body as { location: { city: string; city_id: number | null } }).location

const citiesLike = async (text: string, host = RUSSIAN, country?: string) => {
  const answer = await new Shopper({ host }).get(cities.path + searchOf({ text, country }))
  expect(keeps(cities, answer)).toBe(true)
  return (answer.body as { cities: City[] }).cities
}

test.each([
  ['моск', RUSSIAN, 'Москва'],
  ['Орел', RUSSIAN, 'Орёл'],
  ['ОРЁЛ', RUSSIAN, 'Орёл'],
  ['Kazan', RUSSIAN, 'Казань'],
  ['новгород', RUSSIAN, 'Нижний Новгород'],
  ['ростов на', RUSSIAN, 'Ростов-на-Дону'],
  ['dub', INTERNATIONAL, 'Dubai'],
])('typing %j on %s suggests %s first', async (text, host, city) => {
  expect((await citiesLike(text, host))[0]?.city).toBe(city)
})

test('without a text the largest cities are suggested, at most twelve', async () => {
  const all = await citiesLike('')
  expect(all.slice(0, 3).map(({ city }) => city)).toStrictEqual(['Москва', 'Санкт-Петербург', 'Новосибирск'])
  expect(all).toHaveLength(12)
})

test('SQL special characters in a city name have no effect', async () => {
  expect(await citiesLike('%')).toHaveLength(12)
  expect(await citiesLike("м%'_")).toStrictEqual(await citiesLike('м'))
})

test('the chosen city is stored for a year and returned by the next common data [country.kept-for-a-year]', async () => {
  const shopper = await new Shopper().arrive()
  const [kazan] = await citiesLike('казань')
  const answer = await shopper.post('/location', { country: 'RU', city_id: kazan?.id })
  expect(keeps(setLocation, answer)).toBe(true)
  expect(answer.body).toMatchObject({ reload: false, location: { city: 'Казань', region: 'Республика Татарстан', country_iso_code: 'RU' } })
  expect(answer.headers.getSetCookie().find((line) => line.startsWith('city='))).toMatch(/Max-Age=31536000/)
  expect(await locationOf(shopper)).toMatchObject({ city: 'Казань', city_id: kazan?.id })
})

test('another country on this domain requires a reload and clears the city', async () => {
  const shopper = await new Shopper({ host: INTERNATIONAL }).arrive()
  const [sharjah] = await citiesLike('sharj', INTERNATIONAL)
  await shopper.post('/location', { country: 'AE', city_id: sharjah?.id })
  const answer = await shopper.post('/location/set-country', { countryCode: 'KZ' })
  expect([keeps(setCountry, answer), answer.body]).toStrictEqual([true, { countryChanged: true }])
  expect(await locationOf(shopper)).toMatchObject({ city: '', city_id: null, country_iso_code: 'KZ' })
  expect((await shopper.post('/location/set-country', { countryCode: 'KZ' })).body).toStrictEqual({ countryChanged: false })
})

test('a country of the other domain cannot be set here [country.never-rub-abroad]', async () => {
  const shopper = await new Shopper().arrive()
  expect(refusal(await shopper.post('/location', { country: 'AE' }))).toStrictEqual({
    status: 400,
    code: 'WRONG_FORM_DATA',
    errors: { country: 'WRONG_FIELD' },
  })
  const abroad = await new Shopper({ host: INTERNATIONAL }).arrive()
  expect(refusal(await abroad.post('/location/set-country', { countryCode: 'RU' })).code).toBe('WRONG_FORM_DATA')
})

test('a city of another country is rejected', async () => {
  const [dubai] = await citiesLike('dubai', INTERNATIONAL)
  const shopper = await new Shopper().arrive()
  expect(refusal(await shopper.post('/location', { country: 'RU', city_id: dubai?.id })).errors).toStrictEqual({ city_id: 'WRONG_FIELD' })
})

test.each([
  [RUSSIAN, 'AE', '/catalog/rings?metal=yellow', 'http://shop.com.localhost/catalog/rings?metal=yellow&code=AE&country=AE'],
  [INTERNATIONAL, 'RU', '/', 'http://shop.ru.localhost/?code=RU'],
  [INTERNATIONAL, 'KZ', '/', null],
  [RUSSIAN, 'KZ', '//evil.example/x', 'http://shop.com.localhost/evil.example/x?code=KZ&country=KZ'],
])('from %s to %s at %s redirects to %s [country.change-of-domain]', async (host, code, url, redirect) => {
  const answer = await new Shopper({ host }).post(pathOf(domainByCountry, { code }), { url })
  expect(keeps(domainByCountry, answer)).toBe(true)
  expect((answer.body as { redirect_url: string | null }).redirect_url).toBe(redirect)
})

test('the city is passed along except to Russia [country.change-of-domain]', async () => {
  const [almaty] = await citiesLike('almaty', INTERNATIONAL, 'KZ')
  const answer = await new Shopper().post('/domain-by-country/KZ', { url: '/', city_id: almaty?.id })
  expect((answer.body as { redirect_url: string }).redirect_url).toBe(`http://shop.com.localhost/?code=KZ&country=KZ&city=${almaty?.id}`)
})

test('an unsupported country has no domain', async () => {
  expect(refusal(await new Shopper().post('/domain-by-country/XX', { url: '/' })).status).toBe(404)
})

test('countries show which leave this domain; the current one comes first', async () => {
  const answer = await new Shopper().get('/location/countries')
  expect(keeps(countries, answer)).toBe(true)
  const list = (answer.body as { countries: Country[] }).countries
  expect(list[0]).toStrictEqual({ code: 'RU', name: 'Россия', currency: 'RUB', isAnotherDomain: false })
  expect(list.slice(1).every(({ isAnotherDomain }) => isAnotherDomain)).toBe(true)
  expect(list.map(({ code }) => code)).toEqual(expect.arrayContaining(['AE', 'BY', 'KZ']))
})

test('an unknown host keeps the country of its language, and another redirects to its storefront [storefront.unknown-host]', async () => {
  const shopper = new Shopper({ host: 'localhost:3000', cookies: { locale: 'ru' } })
  const { body } = await shopper.get('/location/countries')
  const elsewhere = (body as { countries: Country[] }).countries.filter(({ isAnotherDomain }) => isAnotherDomain)
  expect(elsewhere.some(({ code }) => code === 'RU')).toBe(false)
  const answer = await shopper.post('/domain-by-country/AE', { url: '/' })
  expect((answer.body as { redirect_url: string }).redirect_url).toBe('http://shop.com.localhost:3000/?code=AE&country=AE')
})

test.each([
  ['лесная 7', 'Москва, Лесная улица, 7', true],
  ['ул. Лесная, д. 7', 'Москва, Лесная улица, 7', true],
  ['г. Москва, Ленинградское ш., 16а к2', 'Москва, Ленинградское шоссе, 16ак2', true],
  ['тверская', 'Москва, Тверская улица', false],
  ['тверская 12', 'Москва, Тверская улица, 12', true],
  ['12 тверская', 'Москва, Тверская улица, 12', true],
  ['дом 12а, тверская', 'Москва, Тверская улица, 12а', true],
  ['тверская ул., д. 12 стр. 2, кв. 45', 'Москва, Тверская улица, 12стр2', true],
  ['тверская 12-45', 'Москва, Тверская улица, 12', true],
  ['1-я тверская-ямская 12', 'Москва, 1-я Тверская-Ямская улица, 12', true],
  ['никитская 5', 'Москва, Большая Никитская улица, 5', true],
  ['1905 года', 'Москва, улица 1905 года', false],
  ['1905 года 9', 'Москва, улица 1905 года, 9', true],
])('typing the address %j suggests %s [checkout.nearest-street]', async (text, address, full) => {
  const answer = await new Shopper().get(addresses.path + searchOf({ city_id: 1, text }))
  expect(keeps(addresses, answer)).toBe(true)
  expect((answer.body as { addresses: object[] }).addresses[0]).toMatchObject({ address, is_full: full })
})

test('a house typed with its street is that of the nearest name, which the price of the courier follows [checkout.nearest-street]', async () => {
  expect((await placeOf('тверская 12')).address).toBe('Москва, Тверская улица, 12')
})

const placeOf = async (address: string, host = RUSSIAN, city_id = 1) => {
  const answer = await new Shopper({ host }).post('/location/address', { city_id, address })
  expect(keeps(addressPlace, answer)).toBe(true)
  return answer.body as AddressPlace
}

test('only the server computes the distance to the ring road [delivery.ring-by-server]', async () => {
  expect((await placeOf('Лесная улица, 7')).location).toMatchObject({ beltway_hit: true, beltway_distance: 0 })
  const far = await placeOf('Троицкая улица, 5')
  expect(far.location.beltway_hit).toBe(false)
  expect(far.location.beltway_distance).toBeGreaterThan(10)
})

test('an address always has the same coordinates, and a town without a ring road has none', async () => {
  const [kazan] = await citiesLike('казань')
  const [one, other] = await Promise.all([
    placeOf('Тупик без имени, 3', RUSSIAN, kazan?.id),
    placeOf('Тупик без имени, 3', RUSSIAN, kazan?.id),
  ])
  expect(one).toStrictEqual(other)
  expect(one.location).toMatchObject({ city: 'Казань', beltway_hit: null, beltway_distance: null })
})

test('a text without a word is not an address', async () => {
  expect(refusal(await new Shopper().post('/location/address', { city_id: 1, address: '—' })).code).toBe('LOCATION_NOT_DETECTED')
})
