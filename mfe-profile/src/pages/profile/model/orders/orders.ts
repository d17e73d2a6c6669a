import { combine, createStore, sample } from 'effector'
import { profileOrders, type ProfileOrder } from '@shop/contracts/account/profile-orders'
import { createRequestFx, type RequestError } from '@shop/http'
import { $address, forgotten, isUnauthorized, refused, sectionWanted } from '../visit.ts'

export const ordersFx = createRequestFx(profileOrders)

export const $orders = createStore<ProfileOrder[] | null>(null, { serialize: 'ignore' })
  .on(ordersFx.doneData, (_, { result }) => result)
  .reset(forgotten)

export const $ordersFailure = createStore<RequestError | null>(null, { serialize: 'ignore' })
  .on(ordersFx.failData, (known, error) => (isUnauthorized(error) ? known : error))
  .reset(ordersFx, forgotten)

/** The order in the URL; null without one, or if it is not the shopper's. */
export const $order = combine($orders, $address, (orders, { order }) => orders?.find(({ id }) => id === order) ?? null)

sample({ clock: sectionWanted, filter: (section) => section === 'ordersData', fn: () => ({}), target: ordersFx })
sample({ clock: ordersFx.failData, filter: isUnauthorized, fn: () => undefined, target: refused })
