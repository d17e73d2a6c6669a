import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { City } from '@shop/contracts/places/location'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $context, $location, $popup, LOCATION_POPUP } from '@shop/session'
import { fakeWire, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith } from '@shop/testing/render-page'
import { texts as ru } from './texts/ru.ts'
import { LocationView } from './view.tsx'

const city = (id: number, name: string, region = name): City => ({
  id,
  city: name,
  region,
  country_iso_code: 'RU',
  latitude: 55,
  longitude: 37,
})
const moscow = aPlace()
const kazan = { ...moscow, city_id: 61, city: 'Казань', region: 'Республика Татарстан' }

async function open(answers: Record<string, FakeAnswer> = {}, host = 'shop.ru.localhost') {
  const wire = fakeWire({
    'GET /location/countries': {
      countries: [
        { code: 'RU', name: 'Россия', currency: 'RUB', isAnotherDomain: false },
        { code: 'AE', name: 'ОАЭ', currency: 'AED', isAnotherDomain: true },
      ],
    },
    'GET /location/cities?country=RU': { cities: [city(1, 'Москва'), city(61, 'Казань', 'Республика Татарстан')] },
    'GET /location/cities?country=AE': { cities: [city(120, 'Дубай')] },
    ...answers,
  })
  const context = shopContext({ host, cookies: {} })
  const values = [given($context, context), given($location, moscow), given($popup, LOCATION_POPUP)]
  const scope = await renderWith(<LocationView texts={ru} />, { wire, values })
  await waitFor(() => expect(screen.getByRole('option', { name: 'ОАЭ, AED' })).toBeInTheDocument())
  return { scope, wire }
}

test('a click on a city saves it, shows it and closes the popup', async () => {
  const { scope, wire } = await open({ 'POST /location': { reload: false, location: kazan } })
  await userEvent.click(screen.getByRole('button', { name: /Казань/ }))
  expect(wire.sent.at(-1)).toMatchObject({ path: '/location', csrf: true, body: { country: 'RU', city_id: 61 } })
  expect([scope.getState($location)?.city, scope.getState($popup)]).toStrictEqual(['Казань', null])
})

test('the current city is marked', async () => {
  await open()
  expect(screen.getByRole('button', { name: 'Москва' })).toHaveAttribute('aria-current', 'true')
})

test('typed text is searched, and Enter selects the first result', async () => {
  const { wire } = await open({
    'GET /location/cities?country=RU&text=%D0%BA': { cities: [city(61, 'Казань')] },
    'POST /location': { reload: false, location: kazan },
  })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Город' }), 'к{Enter}')
  await waitFor(() => expect(wire.sent.at(-1)?.body).toStrictEqual({ country: 'RU', city_id: 61 }))
})

test('an unknown city shows a not-found message', async () => {
  await open({ 'GET /location/cities?country=RU&text=%D1%8A': { cities: [] } })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Город' }), 'ъ')
  expect(await screen.findByRole('status')).toHaveTextContent('Такого города нет в списке')
})

test('before a redirect to another domain the popup warns that the bag stays [country.bag-stays-behind]', async () => {
  const { wire } = await open({
    'POST /domain-by-country/AE': { domain: 'shop.com', country_name: 'ОАЭ', redirect_url: null },
  })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Страна и валюта' }), 'AE')
  expect(screen.getByText(/цены в AED. Корзина и адрес останутся здесь/)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Дубай' }))
  expect(wire.sent.at(-1)).toMatchObject({ path: '/domain-by-country/AE', body: { url: '/', city_id: 120 } })
})

test('an error is shown, and the popup stays open', async () => {
  const { scope } = await open({
    'POST /location': () => {
      throw refuse(503, 'SERVER_BUSY')
    },
  })
  await userEvent.click(screen.getByRole('button', { name: /Казань/ }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(scope.getState($popup)).toStrictEqual(LOCATION_POPUP)
})

const geolocation = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
const at = (latitude: number, longitude: number) =>
  geolocation((found) => found({ coords: { latitude, longitude } } as GeolocationPosition))
const locate = () => userEvent.click(screen.getByRole('button', { name: 'Определить мой город' }))

test('the detected city is selected at once; coordinates are sent rounded', async () => {
  at(55.79638, 49.10612)
  const { scope, wire } = await open({
    'POST /location/detect': { city: city(61, 'Казань') },
    'POST /location': { reload: false, location: kazan },
  })
  await locate()
  await waitFor(() => expect(scope.getState($location)?.city).toBe('Казань'))
  expect(wire.sent.find(({ path }) => path === '/location/detect')?.body).toStrictEqual({ latitude: 55.8, longitude: 49.11 })
})

test('a city of another country is shown with the consequences, and the shopper decides', async () => {
  at(25.2, 55.27)
  const { wire } = await open({
    'POST /location/detect': { city: { ...city(120, 'Дубай'), country_iso_code: 'AE' } },
    'GET /location/cities?country=AE&text=%D0%94%D1%83%D0%B1%D0%B0%D0%B9': { cities: [city(120, 'Дубай')] },
  })
  await locate()
  expect(await screen.findByText(/цены в AED. Корзина и адрес останутся здесь/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Дубай' })).toBeEnabled()
  expect(wire.sent.some(({ path }) => path === '/location')).toBe(false)
})

test('denied geolocation shows what to do, and the list stays', async () => {
  geolocation((_, refused) => refused?.({ code: 1 } as GeolocationPositionError))
  await open()
  await locate()
  expect(await screen.findByText(/Браузер не сказал, где вы/)).toBeVisible()
  expect(screen.getByRole('button', { name: /Казань/ })).toBeEnabled()
})

test('a position far from any city shows an error', async () => {
  at(0, -140)
  await open({
    'POST /location/detect': () => {
      throw refuse(404, 'LOCATION_NOT_DETECTED')
    },
  })
  await locate()
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось определить город')
})
