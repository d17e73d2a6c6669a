import { useEffect, useEffectEvent } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useErrorOf } from '@shop/flows/field-errors'
import { lengthWithin } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { popupClosed } from '@shop/session'
import { Button } from '@shop/ui'
import { TextArea } from '@shop/ui/field'
import { OverlayAction, OverlayTitle } from '@shop/ui/popup'
import { $values, patched } from '#features/checkout/draft.ts'
import { useTexts } from './texts/index.ts'
import styles from './order-comment.module.css'

const MOST = 1000
const commentFields = v.object({
  comment: v.pipe(
    v.string(),
    v.trim(),
    validated((text: string) => lengthWithin(text, { max: MOST })),
  ),
})

/** A comment for the packers. */
export function OrderComment() {
  const t = useTexts()
  const { values, patch, close } = useUnit({ values: $values, patch: patched, close: popupClosed })
  const { register, handleSubmit, getValues, formState } = useForm({
    defaultValues: { comment: values?.comment ?? '' },
    resolver: resolverOf(commentFields),
    mode: 'onTouched',
  })
  const errorOf = useErrorOf(formState.errors)
  // However the popup is closed, what was typed belongs to the order.
  const keep = useEffectEvent(() => void patch({ comment: getValues('comment').trim() }))
  useEffect(() => () => keep(), [])
  const save = handleSubmit(() => close())
  return (
    <form noValidate className={styles['comment']} onSubmit={(event) => void save(event)}>
      <OverlayTitle>{t('commentTitle')}</OverlayTitle>
      <TextArea label={t('commentLabel')} hint={t('commentHint')} maxLength={MOST} error={errorOf('comment')} {...register('comment')} />
      <OverlayAction>
        <Button type="submit" wide>
          {t('commentSave')}
        </Button>
      </OverlayAction>
    </form>
  )
}
