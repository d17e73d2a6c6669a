export {
  $draft,
  $failure,
  $hasMoved,
  $isLooking,
  $number,
  $order,
  $orders,
  confirmation,
  numberSubmitted,
  numberWanted,
  opened,
  orderChosen,
  otherOrderWanted,
  signInAsked,
} from './order.ts'
export { $dirty, $isAsking, $refund, $refusal, edited, refundSubmitted } from './refund.ts'
