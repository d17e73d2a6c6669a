import { createRepeat } from '@shop/flows/repeat-order'
import { codeOf } from '@shop/http'

const repeat = createRepeat()

export const repeatWanted = repeat.wanted
export const $isRepeating = repeat.fx.pending
/** Something is in the bag again: the view leads there. */
export const $isRepeated = repeat.$answered.map((answered) => answered?.answer.result === true)
/** Everything has been sold meanwhile. */
export const $isSoldOut = repeat.$answered.map((answered) => answered?.answer.result === false)
export const $repeatFault = repeat.$failed.map((failed) => failed && codeOf(failed.error))
