import { allSettled, fork } from 'effector'
import { LOCATION_SWITCH_DELAY_MS } from '@shop/contracts/core/limits'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $context, $location, $popup, LOCATION_POPUP } from '@shop/session'
import { fakeWire } from '@shop/testing/fake-wire'
import { given, handled } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { cityChosen, countryChosen, leaveFx, opened, reloadFx } from './model.ts'

const COUNTRIES = [
  { code: 'AE', name: 'United Arab Emirates', currency: 'AED', isAnotherDomain: false },
  { code: 'KZ', name: 'Kazakhstan', currency: 'USD', isAnotherDomain: false },
  { code: 'RU', name: 'Russia', currency: 'RUB', isAnotherDomain: true },
] as const
const RUSSIAN_SHOP = 'http://shop.ru.localhost/catalog?code=RU'

/** The popup on the international shop, opened by a shopper in the Emirates. */
async function open(path: string, redirect: string | null = RUSSIAN_SHOP) {
  history.replaceState(null, '', path)
  const reload = jest.fn()
  const left = jest.fn()
  const place = aPlace()
  const wire = fakeWire({
    'GET /location/countries': { countries: [...COUNTRIES] },
    'GET /location/cities?country=AE': { cities: [] },
    'GET /location/cities?country=KZ': { cities: [] },
    'GET /location/cities?country=RU': { cities: [] },
    'POST /location': ({ body }) => {
      const { country } = body as { country: string }
      return { reload: country !== 'AE', location: { ...place, country_iso_code: country } }
    },
    'POST /domain-by-country/RU': { domain: 'shop.ru.localhost', country_name: 'Russia', redirect_url: redirect },
    'POST /pd/frontend/common_data': () => {
      throw new Error('asked')
    },
  })
  const context = shopContext({ host: 'shop.com.localhost', cookies: {} })
  const scope = fork({
    handlers: [...wire.handlers, handled(reloadFx, reload), handled(leaveFx, left)],
    values: [given($context, context), given($location, place), given($popup, LOCATION_POPUP)],
  })
  await allSettled(opened, { scope, params: null })
  const choose = async (country: string, city: number | null = null) => {
    await allSettled(countryChosen, { scope, params: country })
    const settled = allSettled(cityChosen, { scope, params: city })
    await jest.advanceTimersByTimeAsync(0)
    return settled
  }
  const asked = () => wire.sent.filter((call) => call.path === '/pd/frontend/common_data').length
  return { scope, wire, reload, left, choose, asked }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('choosing the same country reloads nothing', async () => {
  const { choose, reload, left, asked, scope } = await open('/catalog')
  void choose('AE')
  await jest.advanceTimersByTimeAsync(10 * LOCATION_SWITCH_DELAY_MS)
  expect([reload.mock.calls.length, left.mock.calls.length, asked(), scope.getState($popup)]).toStrictEqual([0, 0, 0, null])
})

test('another country of this domain reloads the page after the delay [country.change-on-same-domain]', async () => {
  const { choose, reload, asked } = await open('/catalog')
  void choose('KZ')
  await jest.advanceTimersByTimeAsync(LOCATION_SWITCH_DELAY_MS - 1)
  expect(reload).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect([reload.mock.calls.length, asked()]).toStrictEqual([1, 0])
})

test('on the bag page only the bag is reloaded, after the same delay [country.change-on-same-domain]', async () => {
  const { choose, reload, asked } = await open('/cart')
  void choose('KZ')
  await jest.advanceTimersByTimeAsync(LOCATION_SWITCH_DELAY_MS - 1)
  expect(asked()).toBe(0)
  await jest.advanceTimersByTimeAsync(1)
  expect([reload.mock.calls.length, asked()]).toStrictEqual([0, 1])
})

test('a country of another domain redirects there at once with the city, and stores nothing here', async () => {
  const { choose, left, wire } = await open('/catalog?metal=yellow')
  void choose('RU', 61)
  await jest.advanceTimersByTimeAsync(0)
  expect(left.mock.calls).toStrictEqual([[RUSSIAN_SHOP]])
  expect(wire.sent.at(-1)).toMatchObject({ path: '/domain-by-country/RU', body: { url: '/catalog?metal=yellow', city_id: 61 } })
  expect(wire.sent.some(({ path }) => path === '/location')).toBe(false)
})

test('no redirect when the other domain is the current one', async () => {
  const { choose, left } = await open('/catalog', null)
  void choose('RU')
  await jest.advanceTimersByTimeAsync(10 * LOCATION_SWITCH_DELAY_MS)
  expect(left).not.toHaveBeenCalled()
})
