import type { AddressSuggestion } from '@shop/contracts/places/location'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { CityRow } from '../cities/cities.ts'
import { lineOf } from './line.ts'

/** An address service with DaData's protocol; the built-in table covers its gaps. */
export interface AddressService {
  suggest: (city: CityRow, text: string, locale: Locale) => Promise<ServiceAddress[]>
}

export interface ServiceAddress extends AddressSuggestion {
  /** Null when the service knows the street but not the house. */
  latitude: number | null
  longitude: number | null
}

const ANSWER_MS = 1500
const SHOWN = 7

const text = v.nullish(v.string(), '')
const Suggestions = v.object({
  suggestions: v.array(
    v.object({
      data: v.object({ street_with_type: text, house: text, block_type: text, block: text, geo_lat: text, geo_lon: text }),
    }),
  ),
})

/** Configured by ADDRESS_URL and ADDRESS_KEY; null without them, and the built-in table is used. */
export function addressServiceOf(env: NodeJS.ProcessEnv): AddressService | null {
  const [url, key] = [env['ADDRESS_URL'], env['ADDRESS_KEY']]
  if (!url || !key) return null
  const address = new URL('/suggestions/api/4_1/rs/suggest/address', url)
  return {
    suggest: async (city, query, locale) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Token ${key}` },
        body: JSON.stringify({
          query,
          count: SHOWN,
          language: locale,
          locations: [{ country_iso_code: city.country, city: city.name_ru }],
          restrict_value: true,
        }),
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      if (!response.ok) throw new Error(`The address service answers ${response.status}.`)
      const { suggestions } = v.parse(Suggestions, await response.json())
      return suggestions.flatMap(({ data }) => {
        if (!data.street_with_type) return []
        const house = [data.house, data.block_type, data.block].filter(Boolean).join(' ') || null
        return [
          {
            address: lineOf(city, data.street_with_type, house, locale),
            street: data.street_with_type,
            house,
            is_full: house !== null,
            latitude: data.geo_lat === '' ? null : Number(data.geo_lat),
            longitude: data.geo_lon === '' ? null : Number(data.geo_lon),
          },
        ]
      })
    },
  }
}
