import { useUnit } from 'effector-react'
import { useForm, useWatch } from 'react-hook-form'
import { useErrorOf } from '@shop/flows/field-errors'
import { PhoneField } from '@shop/flows/phone-field'
import { phoneNumber } from '@shop/forms/fields/contact'
import { resolverOf } from '@shop/forms/resolver'
import { useLocale } from '@shop/i18n'
import { Button, Icon } from '@shop/ui'
import { OverlayAction } from '@shop/ui/popup'
import { $onlyPhone, $pushError, $ways, $why, confirmation, loginSubmitted, pushFx, pushWanted, useUnsaved } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { phoneLogin } from './login-schema.ts'
import { StepHead, useFirstField } from '../step-head.tsx'
import styles from '../auth.module.css'

/** Operator confirmation supports Russian phones only. */
const PUSH_PREFIX = '+7'

/** Phone sign-in by code or operator confirmation. */
export function PhoneForm({ known }: { known: string }) {
  const t = useTexts()
  const locale = useLocale()
  const { ways, onlyPhone, why, submit, push } = useUnit({
    ways: $ways,
    onlyPhone: $onlyPhone,
    why: $why,
    submit: loginSubmitted,
    push: pushWanted,
  })
  const form = useForm({
    defaultValues: { login: known.startsWith('+') ? known : locale === 'ru' ? '+7' : '' },
    resolver: resolverOf(phoneLogin),
    mode: 'onTouched',
  })
  useUnsaved('login', form.formState.isDirty)
  const { sendError, pushError, sending, asking } = useUnit({
    sendError: confirmation.$sendError,
    pushError: $pushError,
    sending: confirmation.$isSending,
    asking: pushFx.pending,
  })
  const errorOf = useErrorOf(form.formState.errors, { login: sendError ?? pushError })
  // Whoever leaves the empty field for another way has made no mistake.
  const isTried = form.formState.isDirty || form.formState.isSubmitted
  const login = useWatch({ control: form.control, name: 'login' })
  const hasPush = ways?.phone.includes('mobid') === true && phoneNumber(login).startsWith(PUSH_PREFIX)
  return (
    <form
      noValidate
      className={styles['form']}
      ref={useFirstField()}
      onSubmit={(event) => void form.handleSubmit(({ login: phone }) => submit(phoneNumber(phone)))(event)}
    >
      <StepHead title={t(onlyPhone ? 'confirmTitle' : 'title')}>{onlyPhone ? t('confirmWhy') : (why ?? t('why'))}</StepHead>
      <PhoneField label={t('phone')} error={isTried ? errorOf('login') : undefined} hint={t('phoneHint')} {...form.register('login')} />
      <OverlayAction>
        <Button type="submit" wide busy={sending}>
          {t('getCode')}
        </Button>
      </OverlayAction>
      <div className={styles['sends']}>
        {hasPush && (
          <Button
            look="text"
            small
            busy={asking}
            onClick={() => void form.handleSubmit(({ login: phone }) => push({ phone: phoneNumber(phone) }))()}
          >
            <Icon name="bell" size="s" />
            {t('byPush')}
          </Button>
        )}
      </div>
    </form>
  )
}
