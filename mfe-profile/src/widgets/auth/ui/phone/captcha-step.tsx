import { useUnit } from 'effector-react'
import { Controller, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Signs } from '@shop/flows/captcha'
import { useErrorOf } from '@shop/flows/field-errors'
import { required } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { Button } from '@shop/ui'
import { OverlayAction } from '@shop/ui/popup'
import { $demand, useUnsaved } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { StepHead, useFirstField } from '../step-head.tsx'
import styles from '../auth.module.css'

const signsFields = v.object({
  signs: v.pipe(
    v.string(),
    validated((text: string) => required(text, 'CAPTCHA_REQUIRED')),
  ),
})

/** Step 2, if required. A new picture clears the input. */
export function CaptchaStep() {
  const picture = useUnit(useUnit($demand).captcha.$picture)
  return <SignsForm key={picture?.token} />
}

function SignsForm() {
  const t = useTexts()
  const { captcha, $error, $isLoading, submitted } = useUnit($demand)
  const { refused, busy, submit } = useUnit({ refused: $error, busy: $isLoading, submit: submitted })
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { signs: '' },
    resolver: resolverOf(signsFields),
    mode: 'onTouched',
  })
  useUnsaved('captcha', formState.isDirty)
  const errorOf = useErrorOf(formState.errors, { signs: refused })
  return (
    <form
      noValidate
      className={styles['form']}
      ref={useFirstField()}
      onSubmit={(event) => void handleSubmit(({ signs }) => submit(signs))(event)}
    >
      <StepHead title={t('captcha')}>{t('captchaText')}</StepHead>
      <Controller
        control={control}
        name="signs"
        render={({ field }) => <Signs captcha={captcha} value={field.value} onChange={field.onChange} error={errorOf('signs')} />}
      />
      <OverlayAction>
        <Button type="submit" wide busy={busy}>
          {t('go')}
        </Button>
      </OverlayAction>
    </form>
  )
}
