import { useUnit } from 'effector-react'
import { Controller } from 'react-hook-form'
import { FEEDBACK_TOPICS } from '@shop/contracts/services/feedback'
import { isAboutPicture, Signs } from '@shop/flows/captcha'
import { useErrorOf } from '@shop/flows/field-errors'
import { NameField } from '@shop/flows/name-field'
import { ContactField } from '@shop/flows/phone-field'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { Button } from '@shop/ui'
import { Fields, SelectField, TextArea, useErrorText } from '@shop/ui/field'
import { useHydrated } from '@shop/ui/hydrated'
import { FormError } from '@shop/ui/note'
import { Agreement } from '#features/letter/agreement.tsx'
import { $failure, captcha, sendFx, submitted } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import { useFeedbackForm } from './use-feedback-form.ts'
import styles from '#features/letter/letter.module.css'

/** What a name cannot have is told, not taken away. */
const unmasked = (text: string) => text

/** The form owns and validates its values; the model sends them and reports refusals. */
export function FeedbackForm() {
  const t = useTexts()
  const errorText = useErrorText()
  const isHydrated = useHydrated()
  const { failure, busy, submit } = useUnit({ failure: $failure, busy: sendFx.pending, submit: submitted })
  const { form, needsPicture, signs } = useFeedbackForm()
  const { control, register, handleSubmit, formState } = form
  const refused = formCodeOf(failure)
  // The first captcha is no error; wrong characters are shown at the field.
  const whole = isAboutPicture(refused) ? null : refused
  const errorOf = useErrorOf(formState.errors, { ...fieldCodesOf(failure), signs: refused === 'WRONG_CAPTCHA' ? refused : null })
  return (
    <form noValidate className={styles['form']} aria-label={t('form')} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Fields>
        <SelectField label={t('topic')} error={errorOf('topic')} {...register('topic')}>
          <option value="">{t('chooseTopic')}</option>
          {FEEDBACK_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {t(`${topic}Topic`)}
            </option>
          ))}
        </SelectField>
        <NameField label={t('name')} width={6} autoComplete="name" mask={unmasked} error={errorOf('name')} {...register('name')} />
        <ContactField label={t('contact')} width={6} autoComplete="email" error={errorOf('contact')} {...register('contact')} />
        <TextArea label={t('message')} rows={6} hint={t('messageHint')} error={errorOf('message')} {...register('message')} />
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
      {needsPicture && (
        <div ref={signs}>
          <Controller
            control={control}
            name="signs"
            render={({ field }) => <Signs captcha={captcha} value={field.value} onChange={field.onChange} error={errorOf('signs')} />}
          />
        </div>
      )}
      {whole && <FormError>{errorText(whole)}</FormError>}
      <noscript>
        <p className="small soft">{t('noScript')}</p>
      </noscript>
      {/* Native submission before hydration must not put fields into the URL. */}
      <Button type="submit" disabled={!isHydrated} busy={busy} className={styles['send']}>
        {t(whole ? 'tryAgain' : 'send')}
      </Button>
    </form>
  )
}
