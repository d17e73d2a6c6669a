export { $hasMoved, $number, $order, $orders, finder, opened, orderChosen, otherOrderWanted, signInRequested } from './order.ts'
export { $dirty, $isAsking, $refund, $refusal, edited, refundSubmitted } from './refund.ts'
