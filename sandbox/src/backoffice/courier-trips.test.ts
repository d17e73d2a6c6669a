import type { CourierReport } from '@shop/contracts/orders/tracking'
import type { OfficeOrder } from '@shop/contracts/services/back-office/messages'
import { CourierTrips, reportAt } from './courier-trips.ts'

const HOUSE = { latitude: 55.7796, longitude: 37.5905 }
const order = (status: OfficeOrder['status'], house?: CourierReport['house']) =>
  ({ number: '4820719', status, delivery: { ...(house && { house }) } }) as OfficeOrder

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function followed() {
  const told: number[] = []
  const trips = new CourierTrips((_, { minutes }) => Promise.resolve(told.push(minutes)))
  return { told, trips }
}

test('the courier of a shipped order comes nearer until he is at the house', () => {
  const { told, trips } = followed()
  trips.follow(order('shipped', HOUSE))
  jest.advanceTimersByTime(10 * 60_000)
  expect(told[0]).toBe(40)
  expect(told.at(-1)).toBe(0)
  expect(told).toStrictEqual(told.toSorted((one, other) => other - one))
  expect(new Set(told).size).toBe(told.length)
  expect(reportAt(HOUSE, told.length - 1).position).toStrictEqual(HOUSE)
})

test('a repeated message starts no second trip, and a delivered order ends it', () => {
  const { told, trips } = followed()
  trips.follow(order('shipped', HOUSE))
  trips.follow(order('shipped', HOUSE))
  expect(told).toStrictEqual([40])
  trips.follow(order('completed'))
  jest.advanceTimersByTime(10 * 60_000)
  expect(told).toStrictEqual([40])
})

test('an order without a house has no trip', () => {
  const { told, trips } = followed()
  trips.follow(order('shipped'))
  expect(told).toStrictEqual([])
})
