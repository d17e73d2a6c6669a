import { useUnit } from 'effector-react'
import { Button } from '@shop/ui'
import { FieldNote, useErrorText } from '@shop/ui/field'
import { $bestFault, $isUsingBest, bestWanted } from '../../../best.ts'
import { useTexts } from '../../../texts/index.ts'

/** Applies the offered combination. */
export default function UseBest() {
  const t = useTexts()
  const errorText = useErrorText()
  const { fault, busy, use } = useUnit({ fault: $bestFault, busy: $isUsingBest, use: bestWanted })
  return (
    <>
      <Button look="ink" small busy={busy} onClick={() => use()}>
        {t('useBest')}
      </Button>
      <div role="alert">
        <FieldNote error={fault ? errorText(fault) : undefined} />
      </div>
    </>
  )
}
