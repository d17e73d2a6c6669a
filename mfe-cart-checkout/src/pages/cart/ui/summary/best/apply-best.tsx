import { useUnit } from 'effector-react'
import { Button } from '@shop/ui'
import { FieldNote, useErrorText } from '@shop/ui/field'
import { $bestFault, $isApplyingBest, bestChosen } from '../../../best.ts'
import { useTexts } from '../../../texts/index.ts'

/** Applies the offered combination. */
export default function ApplyBest() {
  const t = useTexts()
  const errorText = useErrorText()
  const { fault, busy, apply } = useUnit({ fault: $bestFault, busy: $isApplyingBest, apply: bestChosen })
  return (
    <>
      <Button look="ink" small busy={busy} onClick={() => apply()}>
        {t('applyBest')}
      </Button>
      <div role="alert">
        <FieldNote error={fault ? errorText(fault) : undefined} />
      </div>
    </>
  )
}
