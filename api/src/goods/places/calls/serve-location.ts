import { YEAR_SECONDS } from '@shop/contracts/core/limits'
import {
  addresses,
  addressPlace,
  cities,
  countries,
  detectCity,
  domainByCountry,
  setCountry,
  setLocation,
} from '@shop/contracts/places/location'
import { currencyOf, shopContext, storefrontOfCountry, type ShopContext } from '@shop/contracts/shop/storefront'
import type { FastifyReply } from 'fastify'
import { implement, type Api } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ShopVisitor } from '../../../platform/http/visitor.ts'
import {
  CITY_COOKIE,
  countryName,
  nearestCity,
  defaultCity,
  findCity,
  shopperCity,
  suggestCities,
  toCity,
  toLocation,
} from '../cities/cities.ts'
import { COUNTRY_COOKIE, hostOfCountry } from '../cities/domains.ts'
import { cityKnown } from '../cities/city-known.ts'
import { placeOfAddress, suggestAddresses } from '../addresses/geocoder.ts'

/** Location, country and domain with their lists. */
export function serveLocation(api: Api) {
  const { database } = api

  implement(api, setLocation, async ({ body, visitor, reply, request }) => {
    const { country } = body
    if (isElsewhere(visitor.shop, country)) throw new Refused('WRONG_FORM_DATA', { country: 'WRONG_FIELD' })
    const city = await findCity(database, country, { cityId: body.city_id, city: body.city })
    if (body.city_id !== undefined && !city) throw new Refused('WRONG_FORM_DATA', { city_id: 'WRONG_FIELD' })
    const shopper = { visitor, reply }
    keepCountry(shopper, country)
    if (city) keep(shopper, CITY_COOKIE, String(city.id))
    else forgetCity(shopper, request.cookies[CITY_COOKIE])
    const reload = country !== visitor.shop.country
    return { reload, location: toLocation(city ?? (await defaultCity(database, country)), country, visitor.shop.locale) }
  })

  implement(api, setCountry, async ({ body, visitor, reply, request }) => {
    const { countryCode } = body
    if (isElsewhere(visitor.shop, countryCode)) throw new Refused('WRONG_FORM_DATA', { countryCode: 'WRONG_FIELD' })
    const countryChanged = countryCode !== visitor.shop.country
    keepCountry({ visitor, reply }, countryCode)
    if (countryChanged) forgetCity({ visitor, reply }, request.cookies[CITY_COOKIE])
    return { countryChanged }
  })

  implement(api, domainByCountry, async ({ params, body, visitor }) => {
    const code = params.code.toUpperCase()
    if (!(await countryCodes(api)).includes(code)) throw new Refused('NOT_FOUND')
    const domain = hostOfCountry(code, visitor)
    const city = body.city_id ? await findCity(database, code, { cityId: body.city_id }) : null
    const country_name = countryName(code, visitor.shop.locale)
    if (domain === visitor.host) return { domain, country_name, redirect_url: null }
    // Resolved as a path of that domain: prevents open redirects.
    const address = new URL(body.url.replace(/^[/\\]*/, '/'), `${visitor.secure ? 'https' : 'http'}://${domain}`)
    address.searchParams.set('code', code)
    if (code !== 'RU') {
      address.searchParams.set('country', code)
      if (city) address.searchParams.set('city', String(city.id))
    }
    return { domain, country_name, redirect_url: address.href }
  })

  implement(api, countries, async ({ visitor }) => {
    const { shop, host } = visitor
    const codes = await countryCodes(api)
    const list = codes.map((code) => ({
      code,
      name: countryName(code, shop.locale),
      currency: currencyOf(code),
      isAnotherDomain: hostOfCountry(code, visitor) !== host,
    }))
    const isHere = (code: string) => Number(code === shop.country)
    return {
      countries: list.sort((one, other) => isHere(other.code) - isHere(one.code) || one.name.localeCompare(other.name, shop.locale)),
    }
  })

  implement(api, cities, async ({ query, visitor: { shop } }) => {
    const rows = await suggestCities(database, query.country ?? shop.country, query.text ?? '')
    return { cities: rows.map((row) => toCity(row, shop.locale)) }
  })

  implement(api, detectCity, async ({ body: { latitude, longitude }, visitor: { shop } }) => {
    const city = await nearestCity(database, latitude, longitude)
    if (!city) throw new Refused('LOCATION_NOT_DETECTED')
    return { city: toCity(city, shop.locale) }
  })

  implement(api, addresses, async ({ query, visitor: { shop } }) => {
    const city = await findCity(database, shop.country, { cityId: query.city_id })
    return { addresses: city ? await suggestAddresses(database, city, query.text, shop.locale) : [] }
  })

  implement(api, addressPlace, async ({ body, visitor: { shop }, request }) => {
    const city =
      (await findCity(database, shop.country, { cityId: body.city_id })) ?? (await shopperCity(database, shop, cityKnown(api, request)))
    const found = city && (await placeOfAddress(database, city, body.address, shop.locale))
    if (!found) throw new Refused('LOCATION_NOT_DETECTED')
    const { address, is_full, is_known, latitude, longitude, beltway } = found
    const location = toLocation(city, shop.country, shop.locale)
    return {
      address,
      is_full,
      is_known,
      latitude,
      longitude,
      location: { ...location, beltway_hit: beltway?.hit ?? null, beltway_distance: beltway?.distance ?? null },
    }
  })
}

interface Shopper {
  visitor: ShopVisitor
  reply: FastifyReply
}

/** A country of another domain cannot be set here: its prices are never shown on this one. */
const isElsewhere = ({ locale }: ShopContext, country: string) =>
  storefrontOfCountry(country) !== (locale === 'ru' ? 'ru' : 'international')

const keep = ({ visitor, reply }: Shopper, name: string, value: string) =>
  reply.setCookie(name, value, { path: '/', sameSite: 'lax', maxAge: YEAR_SECONDS, secure: visitor.secure })

/** The Russian storefront has no country choice: it is always Russia. */
function keepCountry(shopper: Shopper, country: string) {
  if (shopContext({ host: shopper.visitor.host, cookies: {} }).storefront !== 'ru') keep(shopper, COUNTRY_COOKIE, country)
}

function forgetCity({ visitor, reply }: Shopper, known: string | undefined) {
  if (known !== undefined) reply.clearCookie(CITY_COOKIE, { path: '/', sameSite: 'lax', secure: visitor.secure })
}

const countryCodes = async ({ database }: Api) =>
  (await database.query<{ country: string }>('SELECT DISTINCT country FROM cities')).map(({ country }) => country)
