import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { useUnit } from 'effector-react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { PersonalData } from '@shop/contracts/account/profile'
import { useErrorOf } from '@shop/flows/field-errors'
import { phoneInWords } from '@shop/forms/fields/contact'
import { birthdayMask, emailMask } from '@shop/forms/masks'
import { resolverOf } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { completed } from '@shop/ui/date-field'
import { Fields, TextField, useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { NameFields } from '#features/person/name-fields.tsx'
import { $notSaved, personalDataSubmitted, updateFx } from '../../model/account/personal.ts'
import { useUnsaved } from '../../model/unsaved.ts'
import { useTexts } from '../../texts/index.ts'
import { changesOf, fieldsOf, personalFields, type PersonalFields } from './personal-schema.ts'
import styles from '../frame/forms.module.css'

export function PersonalForm({ data }: { data: PersonalData }) {
  const t = useTexts()
  const errorText = useErrorText()
  const locale = useLocale()
  const [isSame, setSame] = useState(false)
  const { notSaved, busy, submit } = useUnit({ notSaved: $notSaved, busy: updateFx.pending, submit: personalDataSubmitted })
  const { control, register, handleSubmit, reset, formState } = useForm({
    defaultValues: fieldsOf(data),
    resolver: resolverOf(personalFields(locale)),
    mode: 'onTouched',
  })
  useUnsaved('personal', formState.isDirty)
  // The month in words: 12/7 is July here and December elsewhere, and it can be entered only once [profile.birthday-once].
  const birthday = useWatch({ control, name: 'birthday' })
  const day = dayInWords(birthday, locale)
  const once = t(data.canChangeBirthday ? 'birthdayOnce' : 'birthdayKnown')
  // Saved values become the new defaults; an answer that comes while somebody types takes nothing away.
  const wasSent = useRef(false)
  useEffect(() => {
    reset(fieldsOf(data), { keepDirtyValues: !wasSent.current })
    wasSent.current = false
  }, [data, reset])
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(notSaved))
  const save = (fields: PersonalFields) => {
    const changes = changesOf(fields, data)
    setSame(changes === null)
    wasSent.current = changes !== null
    if (changes) submit(changes)
  }
  const whole = isSame ? 'NOT_CHANGED' : formCodeOf(notSaved)
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void handleSubmit(save)(event)}>
      {whole && (
        <div role="status">
          <Note danger={!isSame}>{errorText(whole)}</Note>
        </div>
      )}
      <Fields>
        <NameFields labels={{ name: t('name'), surname: t('surname') }} register={register} errorOf={errorOf} />
        <TextField label={t('phone')} width={6} type="tel" readOnly value={phoneInWords(data.phone ?? '')} hint={t('phoneHint')} />
        <TextField
          label={t('mail')}
          width={6}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          mask={emailMask}
          hint={t('mailUse')}
          error={errorOf('email')}
          {...register('email')}
        />
        <TextField
          label={t('birthday')}
          width={6}
          optional={data.canChangeBirthday}
          inputMode="numeric"
          autoComplete="bday"
          placeholder={t('dateFormat')}
          mask={birthdayMask}
          readOnly={!data.canChangeBirthday}
          hint={day === birthday ? once : `${day}. ${once}`}
          error={errorOf('birthday')}
          {...register('birthday', { onBlur: ({ target }: FocusEvent<HTMLInputElement>) => completed(target, birthdayMask) })}
        />
      </Fields>
      <Controller
        control={control}
        name="isSubscribed"
        render={({ field }) => (
          <Checkbox name={field.name} checked={field.value} onChange={field.onChange}>
            {t('newsletter')}
          </Checkbox>
        )}
      />
      <Button type="submit" busy={busy}>
        {t('save')}
      </Button>
    </form>
  )
}
