import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import type { FilterValue } from '@shop/contracts/catalog/listing'
import { Button } from '@shop/ui'
import { $mine, sizesAsked } from '#features/my-size/model.ts'
import '#features/my-size/sync.ts'
import { useTexts } from './texts/index.ts'

export interface FitsMeProps {
  /** Of the facet of sizes: a ring's value is its inner diameter in mm. */
  values: readonly FilterValue[]
  chosen?: readonly string[]
  /** Adds the size to the filters, or removes it. */
  choose?: (value: string, isWanted: boolean) => void
}

/** A chip that applies the filter of the shopper's own size; nothing where no ring of the list has it. */
export function FitsMe({ values, chosen = [], choose }: FitsMeProps) {
  const t = useTexts()
  const { mine, ask } = useUnit({ mine: $mine, ask: sizesAsked })
  useEffect(() => ask(), [ask])
  const own = values.find(({ value }) => value === String(mine))
  if (!own) return null
  const isChosen = chosen.includes(own.value)
  if (own.disabled && !isChosen) return null
  return (
    <Button look={isChosen ? 'ink' : 'line'} small aria-pressed={isChosen} onClick={() => choose?.(own.value, !isChosen)}>
      <span>
        {t('mine')} <span data-word="">{t('word')}</span> {own.label}
      </span>
    </Button>
  )
}
