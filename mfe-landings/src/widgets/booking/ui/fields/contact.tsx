import { Controller, useFormContext } from 'react-hook-form'
import { NameField } from '@shop/flows/name-field'
import { PhoneField } from '@shop/flows/phone-field'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Checkbox } from '@shop/ui/checkbox'
import { Fields as Columns, FieldNote, TextArea } from '@shop/ui/field'
import type { Fields } from '../../fields.ts'
import { useTexts } from '../../texts/index.ts'
import { useFieldError } from './use-field-error.ts'
import styles from '../form.module.css'

/** Contact fields and consent. */
export function Contact({ id, hasMinors }: { id: string; hasMinors: boolean }) {
  const t = useTexts()
  const locale = useLocale()
  const errorOf = useFieldError()
  const { register, control } = useFormContext<Fields>()
  const agreementError = errorOf('agreement')
  return (
    <fieldset className={styles['part']}>
      <legend className={styles['legend']}>{t('who')}</legend>
      <Columns>
        <NameField id={`${id}-name`} label={t('name')} width={6} autoComplete="given-name" error={errorOf('name')} {...register('name')} />
        <PhoneField id={`${id}-phone`} label={t('phone')} width={6} hint={t('phoneHint')} error={errorOf('phone')} {...register('phone')} />
        <TextArea id={`${id}-comment`} label={t('comment')} optional rows={2} error={errorOf('comment')} {...register('comment')} />
      </Columns>
      <div>
        <Controller
          control={control}
          name="agreement"
          render={({ field }) => (
            <Checkbox
              ref={field.ref}
              id={`${id}-agreement`}
              name={field.name}
              checked={field.value}
              onChange={field.onChange}
              invalid={agreementError !== undefined}
              describedBy={`${id}-agreement-error`}
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
        <FieldNote id={`${id}-agreement-error`} error={agreementError} />
      </div>
      {hasMinors && <p className="small muted">{t('minors')}</p>}
    </fieldset>
  )
}
