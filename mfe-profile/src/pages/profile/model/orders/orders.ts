import { combine } from 'effector'
import { profileOrders } from '@shop/contracts/account/profile-orders'
import { createRequestFx } from '@shop/http'
import { createSection } from '../section.ts'
import { $address } from '../visit.ts'

export const ordersFx = createRequestFx(profileOrders)

const section = createSection('ordersData', ordersFx)
export const $orders = section.$answer.map((answer) => answer?.result ?? null)
export const $ordersFailure = section.$failure

/** The order in the URL; null without one, or if it is not the shopper's. */
export const $order = combine($orders, $address, (orders, { order }) => orders?.find(({ id }) => id === order) ?? null)
