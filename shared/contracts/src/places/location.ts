import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { Id } from '../core/id.ts'
import { Currency } from '../core/money.ts'
import { queryId } from '../core/query.ts'
import { queryText } from '../core/text/query-text.ts'
import { typedLine } from '../core/text/typed-text.ts'
import { GeoPoint } from './geo-point.ts'
import { Location } from './shopper-location.ts'

const countryCode = v.pipe(v.string('EMPTY_COUNTRY'), v.nonEmpty('EMPTY_COUNTRY'), v.toUpperCase(), v.regex(/^[A-Z]{2}$/))

export const City = v.object({
  id: v.number(),
  city: v.string(),
  region: v.string(),
  country_iso_code: v.string(),
  latitude: v.number(),
  longitude: v.number(),
})
export type City = v.InferOutput<typeof City>

/** A served country; currency and domain depend on it. */
export const Country = v.object({
  code: v.string(),
  name: v.string(),
  currency: Currency,
  /** True when choosing it leaves this domain, and the bag with it. */
  isAnotherDomain: v.boolean(),
})
export type Country = v.InferOutput<typeof Country>

export const AddressSuggestion = v.object({
  /** One line as for couriers: city, street, house. */
  address: v.string(),
  street: v.string(),
  house: v.nullable(v.string()),
  /** True when only the apartment is missing. */
  is_full: v.boolean(),
})
export type AddressSuggestion = v.InferOutput<typeof AddressSuggestion>

/** Geocoder result; the ring road distance is calculated by the server only. */
export const AddressPlace = v.object({
  address: v.string(),
  is_full: v.boolean(),
  /** False for a street that the geocoder does not know: the coordinates are those of the town. */
  is_known: v.optional(v.boolean()),
  latitude: v.number(),
  longitude: v.number(),
  location: Location,
})
export type AddressPlace = v.InferOutput<typeof AddressPlace>

const moscow = {
  city_id: 1,
  city: 'Москва',
  region: 'Москва',
  country: 'Россия',
  country_iso_code: 'RU',
  beltway_hit: null,
  beltway_distance: null,
}
const moscowRow = { id: 1, city: 'Москва', region: 'Москва', country_iso_code: 'RU', latitude: 55.7558, longitude: 37.6176 }

export const setLocation = defineEndpoint('/location', {
  name: 'setLocation',
  method: 'POST',
  body: v.object({ country: countryCode, city_id: v.optional(Id), city: v.optional(queryText) }),
  answer: v.object({ reload: v.boolean(), location: Location }),
  about: 'Keeps where the shopper is, for a year. `reload` tells that prices are others now. A country of another domain: WRONG_FIELD.',
  example: { body: { country: 'RU', city_id: 1 }, answer: { reload: false, location: moscow } },
})

export const setCountry = defineEndpoint('/location/set-country', {
  name: 'setCountry',
  method: 'POST',
  body: v.object({ countryCode }),
  answer: v.object({ countryChanged: v.boolean() }),
  about: 'Keeps the country, for a year; the city is forgotten when the country changes.',
  example: { body: { countryCode: 'AE' }, answer: { countryChanged: true } },
})

export const domainByCountry = defineEndpoint('/domain-by-country/{code}', {
  name: 'domainByCountry',
  method: 'POST',
  body: v.object({ url: v.pipe(v.string(), v.maxLength(2000)), city_id: v.optional(Id) }),
  answer: v.object({ domain: v.string(), country_name: v.string(), redirect_url: v.nullable(v.string()) }),
  csrf: false,
  about:
    'Domain of a country. `redirect_url` leads there with code, and with country and city for all but Russia; null when it is this domain. `url` is the path now shown.',
  example: {
    body: { url: '/catalog/rings' },
    answer: {
      domain: 'shop.com.localhost:3000',
      country_name: 'ОАЭ',
      redirect_url: 'http://shop.com.localhost:3000/catalog/rings?code=AE&country=AE&city=Дубай',
    },
  },
})

export const countries = defineEndpoint('/location/countries', {
  name: 'countries',
  method: 'GET',
  answer: v.object({ countries: v.array(Country) }),
  about: 'Countries to choose from: the present one first, then by name.',
  example: { answer: { countries: [{ code: 'RU', name: 'Россия', currency: 'RUB', isAnotherDomain: false }] } },
})

export const cities = defineEndpoint('/location/cities', {
  name: 'cities',
  method: 'GET',
  query: v.object({ country: v.optional(countryCode), text: v.optional(queryText) }),
  answer: v.object({ cities: v.array(City) }),
  about:
    'Cities of a country by the beginning of a word, forgiving of letter case and of ё; the largest ones without a text. At most twelve.',
  example: { answer: { cities: [moscowRow] } },
})

export const detectCity = defineEndpoint('/location/detect', {
  name: 'detectCity',
  method: 'POST',
  body: GeoPoint,
  answer: v.object({ city: City }),
  csrf: false,
  about:
    'The city of any country that is nearest to where the browser is. Nothing is kept. More than 150 km from every city: LOCATION_NOT_DETECTED.',
  example: { body: { latitude: 55.75, longitude: 37.62 }, answer: { city: moscowRow } },
})

export const addresses = defineEndpoint('/location/addresses', {
  name: 'addresses',
  method: 'GET',
  query: v.object({ city_id: queryId, text: queryText }),
  answer: v.object({ addresses: v.array(AddressSuggestion) }),
  about: 'Addresses of a city that begin like the text. At most seven.',
  example: {
    answer: { addresses: [{ address: 'Москва, Лесная улица, 7', street: 'Лесная улица', house: '7', is_full: true }] },
  },
})

export const addressPlace = defineEndpoint('/location/address', {
  name: 'addressPlace',
  method: 'POST',
  body: v.object({ city_id: Id, address: v.pipe(v.string(), typedLine, v.nonEmpty(), v.maxLength(300)) }),
  answer: AddressPlace,
  csrf: false,
  about: 'Where an address is, and how far outside the ring road. An address that nobody knows: LOCATION_NOT_DETECTED.',
  example: {
    body: { city_id: 1, address: 'Лесная улица, 7' },
    answer: {
      address: 'Москва, Лесная улица, 7',
      is_full: true,
      is_known: true,
      latitude: 55.7796,
      longitude: 37.5905,
      location: { ...moscow, beltway_hit: true, beltway_distance: 0 },
    },
  },
})
