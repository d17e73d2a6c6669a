import { createEvent, sample } from 'effector'
import { changePickupPoint } from '@shop/contracts/orders/order-calls'
import { orderChanged } from '@shop/contracts/events/order-changed'
import type { PickupPoint } from '@shop/contracts/places/pickup-points'
import { emitterOf } from '@shop/events'
import { createRequestFx, failureOf } from '@shop/http'
import { popupClosed, toastShown } from '@shop/session'
import { pointMarked, pointsOpened } from '#features/checkout/model/places/points.ts'
import { phrase } from './texts/index.ts'

/** Changes the pickup point of a placed order. */
export const orderPointChosen = createEvent<{ order: string; point: PickupPoint }>()

const changeFx = createRequestFx(changePickupPoint)

export const $isChanging = changeFx.pending
export const $changeFailure = failureOf(changeFx).reset(pointsOpened, orderPointChosen, pointMarked)

sample({
  clock: orderPointChosen,
  fn: ({ order, point }) => ({ params: { orderId: order }, body: { pickup_point_id: point.id } }),
  target: changeFx,
})
sample({ clock: changeFx.done, fn: () => undefined, target: popupClosed })
sample({ clock: changeFx.done, fn: () => ({ text: phrase('changed') }), target: toastShown })
sample({
  clock: changeFx.done,
  fn: ({ params }) => ({ orderId: params.params?.orderId ?? '' }),
  target: emitterOf(orderChanged, 'mfe-cart-checkout'),
})
