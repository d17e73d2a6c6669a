import { useUnit } from 'effector-react'
import { Button } from '@shop/ui'
import { FieldNote, useErrorText } from '@shop/ui/field'
import type { createBest } from '../best.ts'

/** Applies the offered combination. */
export function ApplyBest({ best, label }: { best: ReturnType<typeof createBest>; label: string }) {
  const errorText = useErrorText()
  const { fault, busy, apply } = useUnit({ fault: best.$fault, busy: best.$isApplying, apply: best.chosen })
  return (
    <>
      <Button look="ink" small busy={busy} onClick={() => apply()}>
        {label}
      </Button>
      <div role="alert">
        <FieldNote error={fault ? errorText(fault) : undefined} />
      </div>
    </>
  )
}
