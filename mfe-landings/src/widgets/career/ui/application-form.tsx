import { useUnit } from 'effector-react'
import { Controller } from 'react-hook-form'
import { RESUME } from '@shop/contracts/services/career'
import { useErrorOf } from '@shop/flows/field-errors'
import { NameField } from '@shop/flows/name-field'
import { ContactField } from '@shop/flows/phone-field'
import { codeOfField } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf, isRefusal } from '@shop/http'
import { Button } from '@shop/ui'
import { Fields, SelectField, TextArea, TextField, useErrorText } from '@shop/ui/field'
import { FileField, useFileErrorText } from '@shop/ui/file-field'
import { useHydrated } from '@shop/ui/hydrated'
import { FormError } from '@shop/ui/note'
import { Agreement } from '#features/letter/agreement.tsx'
import { OTHER } from '../other-position.ts'
import { $failure, $progress, cancelled, submitted } from '../model/application.ts'
import { $vacancies } from '../model/vacancies.ts'
import { useTexts } from '../texts/index.ts'
import { useApplicationForm } from './use-application-form.ts'
import styles from '#features/letter/letter.module.css'

/** What a name cannot have is told, not taken away. */
const unmasked = (text: string) => text

/** The form owns and validates its values; the model sends them and reports refusals. */
export function ApplicationForm() {
  const t = useTexts()
  const errorText = useErrorText()
  const isHydrated = useHydrated()
  const fileErrorText = useFileErrorText(RESUME)
  const { vacancies, failure, progress, submit, cancel } = useUnit({
    vacancies: $vacancies,
    failure: $failure,
    progress: $progress,
    submit: submitted,
    cancel: cancelled,
  })
  const { control, register, handleSubmit, watch, formState } = useApplicationForm()
  const { errors } = formState
  const refused = fieldCodesOf(failure)
  const errorOf = useErrorOf(errors, { ...refused, otherPosition: refused['position'] ?? null })
  // Front door and API refuse a large body as a whole: shown as a file error.
  const isTooLarge = failure !== null && isRefusal(failure, 'BODY_TOO_LARGE')
  const whole = isTooLarge ? null : formCodeOf(failure)
  const fileCode = codeOfField(errors.resume) ?? (isTooLarge ? 'BODY_TOO_LARGE' : refused['resume'])
  const isSending = progress !== null
  return (
    <form noValidate className={styles['form']} aria-label={t('form')} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Fields>
        <SelectField label={t('position')} error={errorOf('vacancy')} {...register('vacancy')}>
          <option value="">{t('choosePosition')}</option>
          {(vacancies ?? []).map(({ id, title, city }) => (
            <option key={id} value={id}>
              {title}, {city}
            </option>
          ))}
          <option value={OTHER}>{t('other')}</option>
        </SelectField>
        {watch('vacancy') === OTHER && (
          <TextField label={t('otherPosition')} error={errorOf('otherPosition')} {...register('otherPosition')} />
        )}
        <NameField label={t('name')} width={6} autoComplete="name" mask={unmasked} error={errorOf('name')} {...register('name')} />
        <ContactField label={t('contact')} width={6} autoComplete="email" error={errorOf('contact')} {...register('contact')} />
        <TextArea label={t('about')} optional hint={t('aboutHint')} error={errorOf('about')} {...register('about')} />
        <Controller
          control={control}
          name="resume"
          render={({ field: { name, value, onChange, onBlur, ref } }) => (
            <FileField
              label={t('resume')}
              name={name}
              part={RESUME}
              file={value}
              onChange={(file) => {
                onChange(file)
                // Validates the file at once.
                onBlur()
              }}
              error={fileCode && fileErrorText(fileCode)}
              progress={progress}
              onCancel={cancel}
              ref={ref}
            />
          )}
        />
      </Fields>
      <Controller
        control={control}
        name="agreement"
        render={({ field }) => (
          <Agreement
            ref={field.ref}
            name={field.name}
            checked={field.value}
            onChange={field.onChange}
            error={errorOf('agreement')}
            words={t('agreement')}
            link={t('agreementLink')}
          />
        )}
      />
      {whole && <FormError>{errorText(whole)}</FormError>}
      <noscript>
        <p className="small soft">{t('noScript')}</p>
      </noscript>
      {/* Native submission before hydration must not put fields into the URL. */}
      <Button type="submit" disabled={!isHydrated} busy={isSending} className={styles['send']}>
        {t(whole ? 'tryAgain' : 'send')}
      </Button>
    </form>
  )
}
