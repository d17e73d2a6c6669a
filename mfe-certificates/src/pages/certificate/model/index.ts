export { $attempts, $wrong, paymentWanted } from './checking.ts'
export { $design, $offer, opened, type Offer } from './designs.ts'
export { $dirty, $draft, EMPTY_DRAFT, draftChanged, fieldLeft, restore, snapshot, type Draft } from './draft.ts'
export { $refusal, createFx, leaveFx, type Wish } from './order.ts'
