export { $days, $slotsFailure, $choice, $choiceFailure, opened, placeChosen, retried } from './choice.ts'
export { $booking, anotherWanted } from './visit.ts'
export { $dirty, $refusal, createFx, draftKey, edited, submitted, timeChosen } from './order.ts'
export { $isPastLink, $isTooLate, $linkFailure, cancelFx, cancelWanted, linkWanted } from './link.ts'
