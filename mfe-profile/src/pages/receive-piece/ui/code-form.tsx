import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useErrorOf } from '@shop/flows/field-errors'
import { required } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { $user } from '@shop/session'
import { Button } from '@shop/ui'
import { TextField, useErrorText } from '@shop/ui/field'
import { useHydrated } from '@shop/ui/hydrated'
import { Note } from '@shop/ui/note'
import { $failure, edited as editedEvent, receiveFx, submitted } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

const fields = v.object({
  code: v.pipe(
    v.string(),
    v.trim(),
    validated((text: string) => required(text, 'EMPTY_AUTH_CODE')),
  ),
})

/** Prefilled from the link. */
export default function CodeForm({ code }: { code: string }) {
  const t = useTexts()
  const errorText = useErrorText()
  const isHydrated = useHydrated()
  const { user, failure, busy, edited, submit } = useUnit({
    user: $user,
    failure: $failure,
    busy: receiveFx.pending,
    edited: editedEvent,
    submit: submitted,
  })
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code }, resolver: resolverOf(fields), mode: 'onTouched' })
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(failure))
  const whole = formCodeOf(failure)
  const { isDirty } = formState
  useEffect(() => {
    edited(isDirty)
  }, [edited, isDirty])
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void handleSubmit((values) => submit(values.code))(event)}>
      {whole && (
        <div role="status">
          <Note danger>{errorText(whole)}</Note>
        </div>
      )}
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf('code')}
        {...register('code')}
      />
      {isHydrated && !user.isAuth && <p className="small soft">{t('guest')}</p>}
      <Button type="submit" busy={busy}>
        {t('receive')}
      </Button>
    </form>
  )
}
