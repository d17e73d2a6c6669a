import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '../../../test/in-shop.tsx'
import { planOf } from './ground/plan.ts'
import { PlaceMap, ShopsMap, type PlaceMapProps } from './index.ts'

class InSight {
  readonly seen: (entries: { isIntersecting: boolean }[]) => void
  constructor(seen: InSight['seen']) {
    this.seen = seen
  }
  observe = () => this.seen([{ isIntersecting: true }])
  disconnect() {}
}

beforeAll(() => {
  // What jsdom does not have and every browser does.
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }) })
  Object.defineProperty(window, 'IntersectionObserver', { value: InSight })
  Object.defineProperty(SVGSVGElement.prototype, 'createSVGRect', { value: () => ({}) })
})

const lesnaya = { id: 7, latitude: 55.7796, longitude: 37.5905, label: 'Лесная улица, 7' }
const palikha = { id: 8, latitude: 55.787, longitude: 37.6, label: 'Палиха, 13' }
const group = { latitude: 55.76, longitude: 37.62, count: 12, bounds: { south: 55.75, west: 37.61, north: 55.77, east: 37.63 } }
const moscow = { name: 'Москва', latitude: 55.7558, longitude: 37.6176 }

async function openMap(props: Partial<PlaceMapProps> = {}) {
  const onSelected = jest.fn()
  const onMoved = jest.fn()
  const view = (changes: Partial<PlaceMapProps> = {}) => (
    <PlaceMap
      label="Карта"
      sign="pin"
      places={[lesnaya, palikha]}
      view={{ latitude: 55.78, longitude: 37.6, zoom: 13 }}
      towns={[moscow]}
      onSelected={onSelected}
      onMoved={onMoved}
      {...props}
      {...changes}
    />
  )
  const { again } = renderInShop(view())
  // Leaflet is a file of its own, and a busy machine reads it for longer than a second.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ближе' })).toBeVisible(), { timeout: 10_000 })
  return { onSelected, onMoved, show: (changes: Partial<PlaceMapProps>) => again(view(changes)) }
}

test('every place is a named button reachable by keyboard', async () => {
  const { onSelected } = await openMap()
  screen.getByRole('button', { name: 'Палиха, 13' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(onSelected.mock.calls).toStrictEqual([[8]])
})

test('a pin outside is brought into sight by the focus', async () => {
  const far = { ...lesnaya, id: 11, latitude: 59.93, longitude: 30.33, label: 'Невский проспект, 1' }
  const { onMoved } = await openMap({ places: [lesnaya, far] })
  act(() => screen.getByRole('button', { name: 'Невский проспект, 1' }).focus())
  // A map in jsdom has no size: its sight is a point beside the pin.
  const sight = onMoved.mock.lastCall?.[0] as { south: number; west: number } | undefined
  expect([sight?.south, sight?.west].map(Number).map(Math.round)).toStrictEqual([60, 30])
})

test('the selected place is marked, even when the others are clustered', async () => {
  await openMap({ places: [palikha], groups: [group], selected: lesnaya })
  expect(screen.getByRole('button', { name: 'Лесная улица, 7' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('button', { name: 'Палиха, 13' })).not.toHaveAttribute('aria-current')
})

test('overlapping pins merge into one, which zooms in until they separate', async () => {
  const beside = { ...lesnaya, id: 9, latitude: lesnaya.latitude + 0.0004, label: 'Лесная улица, 9' }
  const { onSelected } = await openMap({ places: [lesnaya, beside, palikha], selected: beside })
  const together = screen.getByRole('button', { name: '2 места рядом, приблизить' })
  expect(together).toHaveAttribute('aria-current', 'true')
  expect(screen.queryByRole('button', { name: 'Лесная улица, 7' })).toBeNull()
  for (let step = 0; step < 5 && screen.queryByRole('button', { name: /места рядом/ }); step += 1) {
    await act(async () => screen.getByRole('button', { name: /места рядом/ }).click())
  }
  expect(screen.getByRole('button', { name: 'Лесная улица, 7' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Лесная улица, 9' }))
  expect(onSelected.mock.calls).toStrictEqual([[9]])
})

test('a cluster shows its count and opens its places', async () => {
  const { onMoved } = await openMap({ places: [], groups: [group] })
  const pin = screen.getByRole('button', { name: '12 мест рядом, приблизить' })
  expect(pin).toHaveTextContent('12')
  await act(async () => pin.click())
  expect(onMoved).toHaveBeenCalled()
})

test('the focus of an opened cluster stays in the map when its places have come', async () => {
  const { show } = await openMap({ places: [], groups: [group] })
  act(() => screen.getByRole('button', { name: '12 мест рядом, приблизить' }).focus())
  show({ places: [palikha, lesnaya], groups: [] })
  expect(document.querySelector('[data-map]')).toContainElement(document.activeElement as HTMLElement)
})

test('zoom buttons change the zoom and report the visible bounds', async () => {
  const { onMoved } = await openMap()
  await userEvent.click(screen.getByRole('button', { name: 'Ближе' }))
  expect(onMoved.mock.lastCall?.[0]).toMatchObject({ zoom: 14 })
})

test('place names are rendered as text, never as HTML', async () => {
  await openMap({ places: [{ ...lesnaya, label: '<img src=x onerror=alert(1)>' }] })
  expect(screen.getByRole('button', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
})

test('the generated ground of a town is deterministic', () => {
  const kazan = { name: 'Казань', latitude: 55.7963, longitude: 49.1088 }
  expect(planOf(kazan)).toStrictEqual(planOf(kazan))
  expect(planOf(kazan)).not.toStrictEqual(planOf({ ...kazan, name: 'Пермь' }))
})

test('Moscow has its river and its four ring roads', () => {
  const { water, rings } = planOf(moscow)
  expect([water.length, rings.length]).toStrictEqual([1, 4])
})

test('shops are pins with name, city and address; the selected one is marked', async () => {
  const shop = (id: number, name: string, place = lesnaya) => ({ ...place, id, name, city_id: 1, city: 'Москва', address: 'Лесная, 7' })
  const onChosen = jest.fn()
  renderInShop(
    <ShopsMap label="Карта" shops={[shop(1, 'Цветной'), shop(2, 'Арбат', palikha)]} chosenId={2} onChosen={onChosen} look="first-town" />,
  )
  const pin = await screen.findByRole('button', { name: 'Цветной, Москва, Лесная, 7' }, { timeout: 10_000 })
  expect(pin).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('button', { name: /Арбат/ })).toHaveAttribute('aria-current', 'true')
  pin.focus()
  await userEvent.keyboard('{Enter}')
  expect(onChosen.mock.calls).toStrictEqual([[1]])
})

test('a view that was set while the map was hidden is fitted once the map is shown [pickup.map-fits-when-shown]', async () => {
  let resized = () => {}
  class Resizing {
    constructor(seen: () => void) {
      resized = seen
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(window, 'ResizeObserver', { value: Resizing, configurable: true })
  const size = { clientWidth: 0, clientHeight: 0 }
  for (const side of ['clientWidth', 'clientHeight'] as const)
    Object.defineProperty(HTMLElement.prototype, side, { get: () => size[side], configurable: true })
  const bounds = { south: 55.5, west: 37.3, north: 56, east: 37.9 }
  const { onMoved } = await openMap({ view: { bounds } })
  Object.assign(size, { clientWidth: 390, clientHeight: 500 })
  act(() => resized())
  const sight = onMoved.mock.lastCall?.[0] as { south: number; west: number; north: number; east: number }
  expect([sight.south <= bounds.south, sight.west <= bounds.west, sight.north >= bounds.north, sight.east >= bounds.east]).toStrictEqual([
    true,
    true,
    true,
    true,
  ])
  for (const side of ['clientWidth', 'clientHeight', 'ResizeObserver'] as const)
    Reflect.deleteProperty(side === 'ResizeObserver' ? window : HTMLElement.prototype, side)
})
