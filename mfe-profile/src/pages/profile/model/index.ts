/** What the page begins with; the models of other sections come with their code. */
export { $dirty } from './dirty.ts'
export { $order, $orders, $ordersFailure } from './orders/orders.ts'
export { $busyOrder, $notCancelled, $notRepeated, $repeated, orderCancelled, orderRepeated } from './orders/order-ways.ts'
export { $address, $gone, opened, retried } from './visit.ts'
