import { useUnit } from 'effector-react'
import { Controller, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Signs, isAboutPicture } from '@shop/flows/captcha'
import { useErrorOf } from '@shop/flows/field-errors'
import { authCode } from '@shop/forms/fields/numbers'
import { required } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { Button, Icon } from '@shop/ui'
import { CodeField } from '@shop/ui/code-field'
import { TextField, useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $error, captcha, keySubmitted, openFx } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { numberMask } from '../../../features/key/number-mask.ts'
import styles from '../../../features/key/key-form.module.css'

const keyFields = v.object({
  number: v.pipe(
    v.string(),
    validated((text: string) => required(text)),
  ),
  authCode: v.pipe(v.string(), validated(authCode)),
  // Missing characters load another picture, like wrong ones.
  signs: v.string(),
})

/** Number and four-digit code. Controlled, because the server renders the link's number. */
export function KeyForm({ number }: { number: string }) {
  const t = useTexts()
  const errorText = useErrorText()
  const { error, needsPicture, busy, submit } = useUnit({
    error: $error,
    needsPicture: captcha.$isNeeded,
    busy: openFx.pending,
    submit: keySubmitted,
  })
  const { control, handleSubmit, getValues, formState } = useForm({
    defaultValues: { number: numberMask(number), authCode: '', signs: '' },
    resolver: resolverOf(keyFields),
    mode: 'onTouched',
  })
  const errorOf = useErrorOf(formState.errors)
  const send = handleSubmit(submit)
  return (
    <div className={`wrap ${styles['page']}`}>
      <Icon name="gift" size="xl" className={styles['sign']} />
      <div className={styles['head']}>
        <h1 className="h1">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <form noValidate className={styles['form']} onSubmit={(event) => void send(event)}>
        {error && !isAboutPicture(error) && (
          <div role="alert">
            <Note danger>{errorText(error)}</Note>
          </div>
        )}
        <Controller
          control={control}
          name="number"
          render={({ field }) => (
            <TextField
              label={t('number')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="7K2M-9QXD"
              mask={numberMask}
              error={errorOf('number')}
              {...field}
            />
          )}
        />
        <Controller
          control={control}
          name="authCode"
          render={({ field }) => (
            <CodeField
              label={t('code')}
              value={field.value}
              onChange={field.onChange}
              onComplete={() => {
                if (!needsPicture && getValues('number')) void send()
              }}
              hint={t('codeHint')}
              error={errorOf('authCode')}
            />
          )}
        />
        {needsPicture && (
          <Controller
            control={control}
            name="signs"
            render={({ field }) => (
              <Signs
                captcha={captcha}
                value={field.value}
                onChange={field.onChange}
                error={error && isAboutPicture(error) ? errorText(error) : undefined}
              />
            )}
          />
        )}
        <Button type="submit" wide busy={busy}>
          {t('open')}
        </Button>
      </form>
    </div>
  )
}
