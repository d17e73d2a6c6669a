import { useEffect, useState } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { PROPOSAL_NOTE_MAX } from '@shop/contracts/cart/shared-bag'
import { useErrorOf } from '@shop/flows/field-errors'
import { lengthWithin, required } from '@shop/forms/required'
import { resolverOf, validated } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { $favoritesCount } from '@shop/session'
import { Button } from '@shop/ui'
import { TextArea, TextField, useErrorText } from '@shop/ui/field'
import { useHydrated } from '@shop/ui/hydrated'
import { FormError } from '@shop/ui/note'
import { $failure, $isProposing, $proposed, pieceProposed } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import { FromFavorites } from './from-favorites.tsx'
import styles from './propose-form.module.css'

const schema = v.object({
  piece: v.pipe(
    v.string(),
    v.trim(),
    validated((piece: string) => required(piece, 'REQUIRED_FIELD')),
  ),
  note: v.pipe(
    v.string(),
    v.trim(),
    validated((note: string) => lengthWithin(note, { max: PROPOSAL_NOTE_MAX })),
  ),
})

/** Proposes a piece by its link or article, or from the reader's own wishlist [bag.shared-proposals]. */
export function ProposeForm() {
  const t = useTexts()
  const errorText = useErrorText()
  const { failure, isBusy, proposed, favorites, propose } = useUnit({
    failure: $failure,
    isBusy: $isProposing,
    proposed: $proposed,
    favorites: $favoritesCount,
    propose: pieceProposed,
  })
  const isHydrated = useHydrated()
  const [isChoosing, setIsChoosing] = useState(false)
  const { register, handleSubmit, formState, reset, setValue, setFocus } = useForm({
    defaultValues: { piece: '', note: '' },
    resolver: resolverOf(schema),
    mode: 'onTouched',
  })
  useEffect(() => {
    if (proposed > 0) reset()
  }, [proposed, reset])
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(failure))
  const whole = formCodeOf(failure)
  const choose = (url: string) => {
    setValue('piece', location.origin + url, { shouldValidate: true })
    setIsChoosing(false)
    setFocus('note')
  }
  return (
    <form
      noValidate
      className={styles['form']}
      aria-labelledby="propose"
      onSubmit={(event) => void handleSubmit((typed) => propose(typed))(event)}
    >
      <h2 className="h3" id="propose">
        {t('propose')}
      </h2>
      <TextField
        label={t('piece')}
        hint={t('pieceHint')}
        autoComplete="off"
        inputMode="url"
        error={errorOf('piece')}
        {...register('piece')}
      />
      {isHydrated && favorites > 0 && (
        <Button look="text" small aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          {t('fromFavorites')}
        </Button>
      )}
      {isChoosing && <FromFavorites onChosen={choose} />}
      <TextArea label={t('note')} optional rows={2} maxLength={PROPOSAL_NOTE_MAX} error={errorOf('note')} {...register('note')} />
      {whole && <FormError>{errorText(whole)}</FormError>}
      <Button type="submit" wide busy={isBusy}>
        {t('send')}
      </Button>
      <p className="small muted">{t('whoSees')}</p>
    </form>
  )
}
