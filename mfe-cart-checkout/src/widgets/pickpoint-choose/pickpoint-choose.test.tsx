import type { ComponentProps } from 'react'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orderChanged } from '@shop/contracts/events/order-changed'
import type { PickupPoint } from '@shop/contracts/places/pickup-points'
import { lastOf } from '@shop/events'
import { $location, $popup, popupOpened } from '@shop/session'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPickupPoint as point, aPlace } from '@shop/testing/places'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { allSettled } from 'effector'
import { $patch, $values } from '#features/checkout/draft.ts'
import { EMPTY } from '#features/checkout/form/values.ts'
import { mapMoved } from '#features/checkout/model/places/points.ts'
import { PickpointChoose } from './pickpoint-choose.tsx'
import { texts as ru } from './texts/ru.ts'

const page = (points: PickupPoint[], next: string | null = null) => ({
  points,
  next_cursor: next,
  per_page: 50,
  total: points.length,
  bounds: points.length > 0 ? { south: 55.7, west: 37.5, north: 55.8, east: 37.7 } : null,
})
const providers = {
  providers: [
    { id: 0, name: 'Все', count: 222 },
    { id: 2, name: 'СДЭК', count: 80 },
  ],
}
const LIST = 'GET /api/pickup-points/list/?'

async function open(answers: Record<string, FakeAnswer>, props: ComponentProps<typeof PickpointChoose> = {}) {
  const wire = fakeWire({ 'GET /api/pickup-points/providers': providers, ...answers })
  const values = { ...EMPTY, delivery: '2:' }
  const scope = scopeOf({
    wire,
    values: [given($location, aPlace()), given($values, values)],
  })
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-cart-checkout', widget: 'pickpoint-choose' } })
  await renderWith(<PickpointChoose {...props} />, { scope, texts: { 'widget/pickpoint-choose': ru } })
  return { wire, scope, user: userEvent.setup() }
}

test('opens with the list; marking and confirming a point closes the popup', async () => {
  const { user, scope } = await open({ [`${LIST}city_id=1`]: page([point(7), point(9)]) })
  expect(screen.getByRole('button', { name: 'Заберу здесь' })).toBeDisabled()
  await user.click(await screen.findByRole('radio', { name: /Лесная улица, 9/ }))
  expect(screen.getByRole('status')).toHaveTextContent('с 23 ноября, хранится 7 дней')
  await user.click(screen.getByRole('button', { name: 'Заберу здесь' }))
  expect(scope.getState($patch)).toStrictEqual({
    pickup_point: '9',
    pickpoint_number: '109',
    pickpoint_short_address: 'Лесная улица, 9',
    pickpoint_full_address: '125047, Москва, Лесная улица, 9',
  })
  expect(scope.getState($popup)).toBeNull()
})

test('filters the list by provider, fitting and street', async () => {
  const { user } = await open({
    [`${LIST}city_id=1`]: page([point(7)]),
    [`${LIST}providers%5B%5D=2&city_id=1`]: page([point(8)]),
    [`${LIST}providers%5B%5D=2&fitting=true&city_id=1`]: page([point(11)]),
    [`${LIST}providers%5B%5D=2&fitting=true&city_id=1&text=%D0%9F%D0%B0%D0%BB%D0%B8%D1%85%D0%B0`]: page([]),
  })
  await user.click(await screen.findByRole('button', { name: 'СДЭК' }))
  expect(await screen.findByRole('radio', { name: /улица, 8/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'С примеркой' }))
  expect(await screen.findByRole('radio', { name: /улица, 11/ })).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Улица и дом' }), 'Палиха')
  expect(await screen.findByText('Здесь пунктов не нашлось')).toBeVisible()
})

test('loads more points by the cursor', async () => {
  const { user } = await open({ [`${LIST}city_id=1`]: page([point(7)], 'next'), [`${LIST}city_id=1&cursor=next`]: page([point(8)]) })
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
  await waitFor(() => expect(screen.getAllByRole('radio', { name: /улица/ })).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument()
})

test('a list that the server refused shows its words [pickup.failure-text]', async () => {
  await open({
    [`${LIST}city_id=1`]: () => {
      throw refuse(500, 'UNKNOWN_ERROR', 'Пункты обновляются, зайдите через час')
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Пункты обновляются, зайдите через час')
})

test('a list without an answer shows its own message and can be retried [pickup.failure-text]', async () => {
  let calls = 0
  const { user } = await open({
    [`${LIST}city_id=1`]: () => {
      if (++calls === 1) throw offline()
      return page([point(7)])
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить пункты выдачи')
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('radio', { name: /улица, 7/ })).toBeVisible()
})

describe('for an order that is placed', () => {
  const OF_ORDER = { order: '4820719', city: 5, goods: 900_00 }
  const ofCity = { [`${LIST}city_id=5&goods=90000`]: page([point(9)]) }
  const take = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await screen.findByRole('radio', { name: /Лесная улица, 9/ }))
    await user.click(screen.getByRole('button', { name: 'Заберу здесь' }))
  }

  test('offers points of the order’s city and sends the chosen one, leaving the checkout draft unchanged', async () => {
    const { wire, scope, user } = await open(
      { ...ofCity, 'POST /order/4820719/pickup-point': { result: true, address: 'Лесная улица, 9' } },
      OF_ORDER,
    )
    const draft = scope.getState($patch)
    await take(user)
    const told = wire.sent.filter(({ path }) => path === '/order/4820719/pickup-point')
    expect(told.map(({ body }) => body)).toStrictEqual([{ pickup_point_id: 9 }])
    await waitFor(() => expect(scope.getState($popup)).toBeNull())
    expect(scope.getState(lastOf(orderChanged))).toStrictEqual({ orderId: '4820719' })
    expect(scope.getState($patch)).toBe(draft)
  })

  test('a point that cannot take the order shows an error, and another can be chosen', async () => {
    const { scope, user } = await open(
      {
        ...ofCity,
        'POST /order/4820719/pickup-point': () => {
          throw refuse(400, 'POINT_NOT_SERVED')
        },
      },
      OF_ORDER,
    )
    await take(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(/не.примет заказ/)
    expect(scope.getState($popup)).not.toBeNull()
  })
})

const PALIKHA = `${LIST}city_id=1&text=%D0%9F%D0%B0%D0%BB%D0%B8%D1%85%D0%B0`
const searched = (user: Awaited<ReturnType<typeof open>>['user'], text: string) =>
  user.type(screen.getByRole('searchbox', { name: 'Улица и дом' }), text)

test('a point on another street cannot be confirmed after a search', async () => {
  const { user } = await open({
    [`${LIST}city_id=1`]: page([point(7)]),
    [PALIKHA]: page([point(8, { short_address: 'улица Палиха, 13' })]),
  })
  await user.click(await screen.findByRole('radio', { name: /Лесная улица, 7/ }))
  await searched(user, 'Палиха')
  expect(await screen.findByRole('radio', { name: /Палиха, 13/ })).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Заберу здесь' })).toBeDisabled()
  expect(screen.queryByText(/Лесная/)).not.toBeInTheDocument()
})

test('a marked point stays marked if the search finds it', async () => {
  const found = point(8, { short_address: 'улица Палиха, 13' })
  const { user } = await open({ [`${LIST}city_id=1`]: page([point(7), found]), [PALIKHA]: page([found]) })
  await user.click(await screen.findByRole('radio', { name: /Палиха/ }))
  await searched(user, 'Палиха')
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Лесная/ })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Заберу здесь' })).toBeEnabled()
})

test('an empty result offers one button to clear the search and filters', async () => {
  const { user } = await open({ [`${LIST}city_id=1`]: page([point(7)]), [PALIKHA]: page([]) })
  await screen.findByRole('radio', { name: /Лесная/ })
  await searched(user, 'Палиха')
  await user.click(await screen.findByRole('button', { name: 'Показать все пункты' }))
  expect(await screen.findByRole('radio', { name: /Лесная/ })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Улица и дом' })).toHaveValue('')
})

test('the map uses the same query as the list', async () => {
  const { user, scope, wire } = await open({ [`${LIST}city_id=1`]: page([point(7)]), [PALIKHA]: page([point(8)]) })
  await allSettled(mapMoved, { scope, params: { south: 55, west: 37, north: 56, east: 38, zoom: 11 } })
  await searched(user, 'Палиха')
  await screen.findByRole('radio', { name: /улица, 8/ })
  const asked = wire.sent.map(({ path }) => path).filter((path) => path.startsWith('/api/pickup-points/map/'))
  expect(
    asked.map((path) => [new URLSearchParams(path.split('?')[1]).get('city_id'), new URLSearchParams(path.split('?')[1]).get('text')]),
  ).toStrictEqual([
    ['1', null],
    ['1', 'Палиха'],
  ])
})

const geolocation = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })

test('sorts points by distance with "near me"', async () => {
  geolocation((found) => found({ coords: { latitude: 55.77961, longitude: 37.59049 } } as GeolocationPosition))
  const { user } = await open({
    [`${LIST}city_id=1`]: page([point(7)]),
    [`${LIST}city_id=1&latitude=55.7796&longitude=37.5905`]: page([point(9, { metres: 140 }), point(7, { metres: 2300 })]),
  })
  await user.click(await screen.findByRole('button', { name: 'Рядом со мной' }))
  expect(await screen.findByRole('radio', { name: /улица, 9.*140 м/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Рядом со мной' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'Рядом со мной' }))
  await waitFor(() => expect(screen.queryByRole('radio', { name: /улица, 9/ })).not.toBeInTheDocument())
})

test('without geolocation shows what to do and keeps the list', async () => {
  geolocation((_, refused) => refused?.({ code: 1 } as GeolocationPositionError))
  const { user } = await open({ [`${LIST}city_id=1`]: page([point(7)]) })
  await user.click(await screen.findByRole('button', { name: 'Рядом со мной' }))
  expect(await screen.findByText(/Браузер не сказал, где вы/)).toBeVisible()
  expect(screen.getByRole('radio', { name: /улица, 7/ })).toBeVisible()
})
