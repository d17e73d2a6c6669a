import { createEvent, sample } from 'effector'
import { $cart } from '@shop/session'
import { patched } from '../../draft.ts'
import { $choices, calculateFx } from '../cart.ts'

/** The popup is open: recalculates usable bonuses. */
export const bonusesRequested = createEvent<void>()

/** Chosen in the popup: the server keeps the choice with the bag, and every page shows its sums. */
export const bonusesChosen = createEvent<boolean>()
export const $spendsBonuses = $cart.map((cart) => cart?.choices?.spend_bonuses ?? false)

sample({ clock: bonusesRequested, source: $choices, fn: (body) => ({ body }), target: calculateFx })
sample({ clock: bonusesChosen, fn: (spend_bonuses) => ({ body: { spend_bonuses } }), target: calculateFx })
sample({ clock: bonusesChosen, fn: (spendBonuses) => ({ spendBonuses }), target: patched })
