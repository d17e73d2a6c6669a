import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Currency } from '@shop/contracts/core/money'
import { $user } from '@shop/session'
import { CardChoice } from '#features/cards/card-choice.tsx'
import type { Values } from '#features/checkout/form/values.ts'
import { useTexts } from '../../texts/index.ts'
import { idOf, useFault } from '../fields/field-errors.ts'

/** Which card pays for the order. A guest enters one on the bank's page. */
export function CardOfOrder({ currency }: { currency: Currency }) {
  const t = useTexts()
  const { setValue } = useFormContext<Values>()
  const [card, isSaved] = useWatch<Values, ['card_id', 'save_card']>({ name: ['card_id', 'save_card'] })
  const fault = useFault()('card_id')
  const { isAuth } = useUnit($user)
  useEffect(() => {
    if (isAuth) return
    setValue('card_id', '')
    setValue('save_card', false)
  }, [isAuth, setValue])
  if (!isAuth) return null
  return (
    <CardChoice
      t={t}
      currency={currency}
      card={card}
      isSaved={isSaved}
      onCard={(chosen) => setValue('card_id', chosen, { shouldValidate: true })}
      onSaved={(saved) => setValue('save_card', saved)}
      error={fault}
      id={idOf('card_id')}
    />
  )
}
