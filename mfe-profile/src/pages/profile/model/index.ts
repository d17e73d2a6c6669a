/** Initial sections only; other models load with their sections. */
export { $dirty } from './dirty.ts'
export { $order, $orders, $ordersFailure } from './orders/orders.ts'
export { $busyOrder, $notCancelled, $notRepeated, $repeated, orderCancelled, orderMoved, orderRepeated } from './orders/order-ways.ts'
export { $address, $signedOut, opened, retried } from './visit.ts'
