import { allSettled, type Scope } from 'effector'
import { GUEST } from '@shop/contracts/account/common-data'
import type { Location } from '@shop/contracts/places/shopper-location'
import { openChannel } from '@shop/http'
import { $context, $currency, $location, locationChanged } from '@shop/session'
import { fakeWire } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { scopeOf } from '@shop/testing/render-page'
import { syncTabs } from './tabs.ts'

jest.mock('@shop/http', () => ({ ...jest.requireActual<object>('@shop/http'), openChannel: jest.fn() }))

const placeIn = (country_iso_code: string, city: string): Location => ({ ...aPlace(), city, country_iso_code })
const dubai = placeIn('AE', 'Dubai')

function tab() {
  const send = jest.fn()
  let receive = (_: unknown) => {}
  jest.mocked(openChannel).mockImplementation((_, onMessage) => {
    receive = onMessage as typeof receive
    return { send, close: () => {} }
  })
  const wire = fakeWire({
    'POST /pd/frontend/common_data': { user: GUEST, location: dubai, currency: 'AED', cartData: null, menu: [] },
  })
  const context = { storefront: 'international', locale: 'en', country: 'US', currency: 'USD' } as const
  const scope = scopeOf({ wire, values: [given($context, context), given($location, placeIn('US', 'New York'))] })
  syncTabs(scope)
  return { scope, send, wire, hear: (place: Location) => receive({ place }) }
}
const shownIn = (scope: Scope) => [scope.getState($location)?.city, scope.getState($currency)]
const bagAsked = ({ sent }: { sent: { path: string }[] }) => sent.filter(({ path }) => path === '/pd/frontend/common_data').length

test('the page of the bag follows a country that another tab has chosen, and asks for its prices [country.followed-by-tabs]', async () => {
  history.replaceState(null, '', '/cart?step=checkout')
  const { scope, send, wire, hear } = tab()
  hear(dubai)
  await allSettled(scope)
  expect([shownIn(scope), bagAsked(wire)]).toStrictEqual([['Dubai', 'AED'], 1])
  expect(send).not.toHaveBeenCalledWith({ place: dubai })
})

test('any other page keeps the country of its prices until it is loaded anew', async () => {
  history.replaceState(null, '', '/catalog')
  const { scope, wire, hear } = tab()
  hear(dubai)
  await allSettled(scope)
  expect([shownIn(scope), bagAsked(wire)]).toStrictEqual([['New York', 'USD'], 0])
})

test('a city of the same country is followed by every page, with the prices that it has', async () => {
  history.replaceState(null, '', '/catalog')
  const { scope, wire, hear } = tab()
  hear(placeIn('US', 'Boston'))
  await allSettled(scope)
  expect([shownIn(scope), bagAsked(wire)]).toStrictEqual([['Boston', 'USD'], 0])
})

test('a place chosen here is told to other tabs', async () => {
  const { scope, send } = tab()
  await allSettled(locationChanged, { scope, params: dubai })
  expect(send.mock.calls).toContainEqual([{ place: dubai }])
})
