import { useEffect, useState } from 'react'
import { useUnit } from 'effector-react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import { REVIEW_FITS, REVIEW_MAX } from '@shop/contracts/catalog/reviews/limits'
import type { ReviewedPiece } from '@shop/contracts/catalog/reviews/write-review'
import { useErrorOf } from '@shop/flows/field-errors'
import { useKeptDraft } from '@shop/flows/kept-draft'
import { resolverOf } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { TextArea, TextField, useErrorText } from '@shop/ui/field'
import { useHydrated } from '@shop/ui/hydrated'
import { FormError, Note } from '@shop/ui/note'
import { Segments } from '@shop/ui/segments'
import { type Fields, fieldsOf } from '../fields.ts'
import { $failure, draftKey, edited, submitted, writeFx } from '../model.ts'
import { $transfers } from '../pictures.ts'
import { useTexts } from '../texts/index.ts'
import { PicturesField } from './pictures-field.tsx'
import { StarsField } from './stars-field.tsx'
import styles from './review-form.module.css'

const KEPT = ['stars', 'fit', 'text', 'pictures', 'name', 'showsSize'] as const

interface ReviewFormProps {
  /** Signed link of the order. */
  token: string
  piece: ReviewedPiece
  buyer: string
}

/** The form owns its values; what was typed outlives a failure and a reload. */
export default function ReviewForm({ token, piece, buyer }: ReviewFormProps) {
  const t = useTexts()
  const errorText = useErrorText()
  const isHydrated = useHydrated()
  const rules = useLocale() === 'ru' ? '/soglashenie-ob-ispolzovanii-polzovatelskih-materialov' : '/terms'
  const { failure, busy, submit, transfers } = useUnit({
    failure: $failure,
    busy: writeFx.pending,
    submit: submitted,
    transfers: $transfers,
  })
  const { itemId, size, review } = piece
  const form = useReviewForm(piece, buyer)
  const { control, register, handleSubmit, formState } = form
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(failure))
  const whole = formCodeOf(failure)
  // Counts the attempts to send while pictures are on their way.
  const [held, setHeld] = useState(0)
  const isUploading = transfers.some((one) => one.itemId === itemId)
  const send = (fields: Fields) => (isUploading ? setHeld(held + 1) : submit({ itemId, fields }))
  return (
    <form
      noValidate
      className={styles['form']}
      aria-label={t('formOf', { name: piece.name })}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      {review?.status === 'refused' && <Note danger>{t('refusedWhy', { reason: review.reason ?? '' })}</Note>}
      {review?.status === 'published' && <Note>{t('readAnew')}</Note>}
      <Controller control={control} name="stars" render={({ field }) => <StarsField {...field} error={errorOf('stars')} />} />
      {size !== null && (
        <Controller
          control={control}
          name="fit"
          render={({ field }) => (
            <div className={styles['fit']}>
              <p aria-hidden="true">{t(isLength(size) ? 'fitLength' : 'fit', { size })}</p>
              <Segments
                label={t(isLength(size) ? 'fitLength' : 'fit', { size })}
                name={field.name}
                className={styles['fits']}
                segments={REVIEW_FITS.map((value) => ({ value, label: t(value) }))}
                value={field.value}
                onChange={field.onChange}
              />
            </div>
          )}
        />
      )}
      <TextArea
        label={t('text')}
        rows={7}
        hint={<Counter control={control} />}
        error={errorOf('text')}
        placeholder={t('textHint')}
        {...register('text')}
      />
      <Controller
        control={control}
        name="pictures"
        render={({ field: { value, onChange } }) => (
          <PicturesField place={{ token, itemId }} value={value} onChange={onChange} held={held} error={errorOf('pictures')} />
        )}
      />
      <TextField label={t('name')} hint={t('nameHint')} autoComplete="given-name" error={errorOf('name')} {...register('name')} />
      {size !== null && (
        <Controller
          control={control}
          name="showsSize"
          render={({ field }) => (
            <Checkbox name={field.name} checked={field.value} onChange={field.onChange} ref={field.ref}>
              {t(isLength(size) ? 'showsLength' : 'showsSize', { size })}
            </Checkbox>
          )}
        />
      )}
      {whole && <FormError>{errorText(whole)}</FormError>}
      <p className="small muted">
        {t('agreement')}{' '}
        <Link to={rules} className="link">
          {t('agreementLink')}
        </Link>
        .
      </p>
      <noscript>
        <p className="small soft">{t('noScript')}</p>
      </noscript>
      {/* Native submission before hydration must not put fields into the URL. */}
      <Button type="submit" disabled={!isHydrated} busy={busy} className={styles['send']}>
        {t(whole ? 'tryAgain' : review ? 'save' : 'send')}
      </Button>
    </form>
  )
}

function useReviewForm({ itemId, review }: ReviewedPiece, buyer: string) {
  const locale = useLocale()
  const edit = useUnit(edited)
  const form = useForm<Fields>({
    defaultValues: {
      stars: review?.stars ?? 0,
      fit: review?.fit ?? '',
      text: review?.text ?? '',
      pictures: review?.pictures ?? [],
      name: review?.name ?? buyer,
      showsSize: review?.showsSize ?? true,
    },
    resolver: resolverOf(fieldsOf(locale)),
    mode: 'onTouched',
  })
  // First in line: of the fields at fault the upper one takes the focus.
  form.register('stars')
  useKeptDraft(form, draftKey(itemId), KEPT)
  const { isDirty } = form.formState
  useEffect(() => void edit(isDirty), [edit, isDirty])
  return form
}

function Counter({ control }: { control: ReturnType<typeof useReviewForm>['control'] }) {
  const t = useTexts()
  const text = useWatch({ control, name: 'text' })
  return t('counter', { count: [...text.trim()].length, most: REVIEW_MAX })
}
