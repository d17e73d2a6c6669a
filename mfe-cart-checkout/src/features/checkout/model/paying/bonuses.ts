import { createEvent, sample } from 'effector'
import { bonusesChosen, patched } from '../../draft.ts'
import { $choices, calculateFx } from '../cart.ts'

/** The popup is open: recalculates usable bonuses. */
export const bonusesRequested = createEvent<void>()

sample({ clock: bonusesRequested, source: $choices, fn: (body) => ({ body }), target: calculateFx })
sample({ clock: bonusesChosen, fn: (spendBonuses) => ({ spendBonuses }), target: patched })
