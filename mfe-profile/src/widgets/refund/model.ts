import { createEvent, createStore, sample } from 'effector'
import { orderChanged } from '@shop/contracts/events/order-changed'
import { emitterOf } from '@shop/events'
import { popupClosed, popupOpened } from '@shop/session'

/** The popup is open, for this order. */
export const opened = createEvent<string>()

const $order = createStore('', { serialize: 'ignore' }).on(opened, (_, order) => order)

// The form does not report what it sent: the page reloads the order.
const left = sample({ clock: popupClosed, source: $order, filter: (order) => order !== '', fn: (orderId) => ({ orderId }) })
sample({ clock: left, target: emitterOf(orderChanged, 'mfe-profile') })
$order.reset(left, popupOpened)
