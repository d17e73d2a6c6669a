import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import type { Photo } from '@shop/contracts/core/picture'
import { useErrorOf } from '@shop/flows/field-errors'
import { lengthWithin } from '@shop/forms/required'
import { resolverOf, validated } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { $user } from '@shop/session'
import { Button, ResponsivePicture } from '@shop/ui'
import { TextField, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { OverlayBody, OverlayFoot, OverlayStack, OverlayTitle } from '@shop/ui/popup'
import { $failure, $from, $isBusy, lastDay, reserveWanted, shown } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './popup.module.css'

const FORM = 'give-gift'
const FROM_MAX = 40

const schema = v.object({
  from: v.pipe(
    v.string(),
    v.trim(),
    validated((from: string) => lengthWithin(from, { max: FROM_MAX })),
  ),
})

export interface GiveGiftProps {
  /** Of the shared list. */
  code: string
  /** Item id. */
  id: number
  name: string
  photo: Photo
}

/** Reserves a piece of a friend's list, signed by a name or not [favorites.gift-name]. */
export function GiveGift({ code, id, name, photo }: GiveGiftProps) {
  const t = useTexts()
  const errorText = useErrorText()
  const locale = useLocale()
  const { user, from, failure, isBusy, show, reserve } = useUnit({
    user: $user,
    from: $from,
    failure: $failure,
    isBusy: $isBusy,
    show: shown,
    reserve: reserveWanted,
  })
  useEffect(() => show(), [show])
  const { register, handleSubmit, formState } = useForm({ defaultValues: { from }, resolver: resolverOf(schema), mode: 'onTouched' })
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(failure))
  const whole = formCodeOf(failure)
  const day = dateInWords(lastDay(), locale)
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <OverlayBody>
        <form id={FORM} noValidate onSubmit={(event) => void handleSubmit((typed) => reserve({ code, id, day, ...typed }))(event)}>
          <OverlayStack>
            <div className={styles['piece']}>
              <span className="plate">
                <ResponsivePicture picture={photo} sizes="72px" alt="" plain />
              </span>
              <p className="lead">{name}</p>
            </div>
            <p>{t('what')}</p>
            <TextField
              label={t('from')}
              hint={t('fromHint')}
              optional
              autoComplete="given-name"
              maxLength={FROM_MAX}
              error={errorOf('from')}
              {...register('from')}
            />
            <p className="small muted">{t(user.isAuth ? 'account' : 'browser')}</p>
            {whole && <FormError>{errorText(whole)}</FormError>}
          </OverlayStack>
        </form>
      </OverlayBody>
      <OverlayFoot>
        <Button type="submit" form={FORM} wide busy={isBusy}>
          {t('reserve', { day })}
        </Button>
      </OverlayFoot>
    </>
  )
}
