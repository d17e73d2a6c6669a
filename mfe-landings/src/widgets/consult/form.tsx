import { useId } from 'react'
import { useUnit } from 'effector-react'
import { Controller } from 'react-hook-form'
import { ConsultWay } from '@shop/contracts/services/consults'
import { useErrorOf } from '@shop/flows/field-errors'
import { NameField } from '@shop/flows/name-field'
import { PhoneField } from '@shop/flows/phone-field'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote, Fields, SelectField, TextArea, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { Segments } from '@shop/ui/segments'
import { OverlayAction } from '@shop/ui/popup'
import { $failure, askFx, submitted } from './model.ts'
import styles from './form.module.css'
import { useTexts } from './texts/index.ts'
import { useConsultForm } from './use-consult-form.ts'

/** Contact method, time and person. */
export function ConsultForm({ piece }: { piece: string | null }) {
  const t = useTexts()
  const locale = useLocale()
  const id = useId()
  const errorText = useErrorText()
  const { failure, busy, submit } = useUnit({ failure: $failure, busy: askFx.pending, submit: submitted })
  const { form, hours, soonest, clock } = useConsultForm()
  const { control, register, handleSubmit, formState } = form
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(failure))
  const whole = formCodeOf(failure)
  const ways = ConsultWay.options.map((value) => ({ value, label: t(value) }))
  return (
    <form noValidate aria-label={t('title')} onSubmit={(event) => void handleSubmit((values) => submit({ ...values, piece }))(event)}>
      <Fields>
        <Controller
          control={control}
          name="way"
          render={({ field }) => (
            <div className={styles['way']}>
              <Segments label={t('way')} name={field.name} segments={ways} value={field.value} onChange={field.onChange} />
              <p className="small muted">{t(`${field.value}Text`)}</p>
            </div>
          )}
        />
        <SelectField label={t('when')} hint={clock} error={errorOf('start')} {...register('start')}>
          <option value="">{t('soon', { when: soonest })}</option>
          {hours.map(({ start, text }) => (
            <option key={start} value={start}>
              {text}
            </option>
          ))}
        </SelectField>
        <NameField label={t('name')} autoComplete="given-name" error={errorOf('name')} {...register('name')} />
        <PhoneField label={t('phone')} hint={t('phoneHint')} error={errorOf('phone')} {...register('phone')} />
        <TextArea label={t('comment')} optional rows={2} error={errorOf('comment')} {...register('comment')} />
        <div>
          <Controller
            control={control}
            name="agreement"
            render={({ field }) => (
              <Checkbox
                ref={field.ref}
                name={field.name}
                checked={field.value}
                onChange={field.onChange}
                invalid={Boolean(errorOf('agreement'))}
                describedBy={id}
              >
                <span>
                  {t('agreement')}{' '}
                  <Link className="link" to={locale === 'ru' ? '/personal-data-agreement' : '/privacy'} target="_blank">
                    {t('agreementLink')}
                  </Link>
                </span>
              </Checkbox>
            )}
          />
          <FieldNote id={id} error={errorOf('agreement')} />
        </div>
        {whole && <FormError>{errorText(whole)}</FormError>}
        <OverlayAction>
          <Button type="submit" wide busy={busy}>
            {t('send')}
          </Button>
        </OverlayAction>
      </Fields>
    </form>
  )
}
