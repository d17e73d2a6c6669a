export { $design, $offer, opened, type Offer } from './designs.ts'
export { $dirty, $draft, EMPTY_DRAFT, draftChanged, restore, snapshot, type Draft } from './draft.ts'
export { $refusal, createFx, leaveFx, submitted, type Wish } from './order.ts'
