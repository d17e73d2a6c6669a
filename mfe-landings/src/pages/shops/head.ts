import type { Shop } from '@shop/contracts/places/shops'
import type { Head, HeadTools } from '@shop/routing'
import { $brand } from '@shop/session'
import { $shops, $url } from './model.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function head({ scope, t, origin, address }: HeadTools): Head {
  const shops = scope.getState($shops) ?? []
  const url = scope.getState($url)
  const cities = new Set(shops.map(({ city_id }) => city_id)).size
  return {
    title: t('title'),
    ...(shops.length > 0 && {
      description: t('description', { shops: t('shops', { count: shops.length }), cities: t('inCities', { count: cities }) }),
    }),
    canonical: address.pathname,
    noindex: Boolean(url?.cityId ?? url?.service ?? url?.shopId ?? url?.isOpenNow),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: t('home'), item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: t('title'), item: origin + address.pathname },
        ],
      },
      ...shops.map((shop) => storeOf(shop, origin, scope.getState($brand).name)),
    ],
  }
}

const storeOf = ({ name, address, city, country_iso_code, phone, latitude, longitude, week }: Shop, origin: string, brand: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JewelryStore',
  name: `${brand} ${name}`,
  parentOrganization: { '@type': 'Organization', name: brand, url: `${origin}/` },
  telephone: phone,
  address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressCountry: country_iso_code },
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
  openingHoursSpecification: week.flatMap((hours, day) =>
    hours ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[day], opens: hours.from, closes: closing(hours.to) }] : [],
  ),
})

// schema.org has no 24:00.
const closing = (time: string) => (time === '24:00' ? '23:59' : time)
