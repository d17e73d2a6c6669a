import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { PASSPORT_WISH_MAX, type RequestKind } from '@shop/contracts/account/passports'
import { useErrorOf } from '@shop/flows/field-errors'
import { lengthWithin, required } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { Button } from '@shop/ui'
import { TextArea, useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $wishFailure, requestWorkshopFx, formChosen, wishSubmitted } from '../../model/orders/pieces.ts'
import { useUnsaved } from '../../model/unsaved.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './piece.module.css'

const fields = v.object({
  wish: v.pipe(
    v.string(),
    v.trim(),
    validated((text: string) => required(text, 'EMPTY_FIELD') ?? lengthWithin(text, { max: PASSPORT_WISH_MAX })),
  ),
})

export interface WishFormProps {
  kind: RequestKind
}

/** The holder's description of the work. */
export default function WishForm({ kind }: WishFormProps) {
  const t = useTexts()
  const errorText = useErrorText()
  const { failure, busy, submit, choose } = useUnit({
    failure: $wishFailure,
    busy: requestWorkshopFx.pending,
    submit: wishSubmitted,
    choose: formChosen,
  })
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { wish: '' },
    resolver: resolverOf(fields),
    mode: 'onTouched',
  })
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(failure))
  const whole = formCodeOf(failure)
  const { isDirty } = formState
  useEffect(() => setFocus('wish'), [setFocus])
  useUnsaved('wish', isDirty)
  const send = ({ wish }: { wish: string }) => submit({ kind, wish })
  return (
    <form noValidate className={styles['form']} aria-label={t(`ask_${kind}`)} onSubmit={(event) => void handleSubmit(send)(event)}>
      {whole && (
        <div role="status">
          <Note danger>{errorText(whole)}</Note>
        </div>
      )}
      <TextArea
        label={t(`wish_${kind}`)}
        hint={t(`wishHint_${kind}`)}
        rows={3}
        maxLength={PASSPORT_WISH_MAX}
        error={errorOf('wish')}
        {...register('wish')}
      />
      <div className={styles['row']}>
        <Button type="submit" small busy={busy}>
          {t('sendRequest')}
        </Button>
        <Button look="text" small onClick={() => choose(null)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
