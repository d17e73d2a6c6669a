import { sample } from 'effector'
import { useUnit } from 'effector-react'
import { createBest } from '#features/best/best.ts'
import { ApplyBest } from '#features/best/ui/apply-best.tsx'
import { Best } from '#features/best/ui/best.tsx'
import { $choices, $fullCart, fullCartReceived } from '#features/checkout/model/cart.ts'
import { patched } from '#features/checkout/draft.ts'
import { phrase, useTexts } from '../../texts/index.ts'

const best = createBest({ $choices, received: fullCartReceived, applied: (sum) => phrase('bestApplied', { sum }) })

// The form has a tick for the bonuses: its next call must not take them back.
sample({ clock: best.answered, fn: ({ choices }) => ({ spendBonuses: choices?.spend_bonuses ?? false }), target: patched })

/** The better combination, where the codes are. */
export default function BestOfOrder() {
  const t = useTexts()
  const cart = useUnit($fullCart)
  return (
    <Best cart={cart} t={t}>
      <ApplyBest best={best} label={t('applyBest')} />
    </Best>
  )
}
