export {
  $givenFailure,
  $hasMoved,
  $number,
  $order,
  $orders,
  finder,
  opened,
  orderChosen,
  orderGiven,
  otherOrderWanted,
  signInRequested,
} from './order.ts'
export { $dirty, $isAsking, $refund, $refusal, draftKey, edited, refundSubmitted } from './refund.ts'
