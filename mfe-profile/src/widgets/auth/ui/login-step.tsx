import { useState } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import { useErrorOf } from '@shop/flows/field-errors'
import { phoneNumber } from '@shop/forms/contact'
import { emailMask, phoneMask } from '@shop/forms/masks'
import { resolverOf } from '@shop/forms/resolver'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { popupOpened } from '@shop/session'
import { Button } from '@shop/ui'
import { TextField } from '@shop/ui/field'
import { $login, $onlyPhone, confirmation, loginSubmitted, useUnsaved } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { mailLogin, phoneLogin } from './login-schema.ts'
import { PasskeyWay } from './passkey-way.tsx'
import { StepHead, useFirstField } from './step-head.tsx'
import styles from './auth.module.css'

export function LoginStep() {
  const t = useTexts()
  // Who comes back to change the login finds it as it was typed.
  const [known, onlyPhone, open] = useUnit([$login, $onlyPhone, popupOpened])
  const [wantsMail, setMail] = useState(known.includes('@'))
  const isMail = wantsMail && !onlyPhone
  return (
    <>
      {isMail ? <MailForm known={known} /> : <PhoneForm known={known} />}
      <div className={styles['other']}>
        {!onlyPhone && <PasskeyWay />}
        {!onlyPhone && (
          <Button look="text" small onClick={() => setMail(!isMail)}>
            {isMail ? t('byPhone') : t('byMail')}
          </Button>
        )}
        {!onlyPhone && (
          <Button look="text" small onClick={() => open({ owner: 'mfe-profile', widget: 'order-lookup' })}>
            {t('findOrder')}
          </Button>
        )}
        <Terms />
      </div>
    </>
  )
}

function PhoneForm({ known }: { known: string }) {
  const t = useTexts()
  const locale = useLocale()
  const [submit, onlyPhone] = useUnit([loginSubmitted, $onlyPhone])
  const form = useForm({
    defaultValues: { login: known.startsWith('+') ? known : locale === 'ru' ? '+7' : '' },
    resolver: resolverOf(phoneLogin),
    mode: 'onTouched',
  })
  useUnsaved('login', form.formState.isDirty)
  const { refused, busy } = useUnit({ refused: confirmation.$sendError, busy: confirmation.$isSending })
  const errorOf = useErrorOf(form.formState.errors, { login: refused })
  return (
    <form
      noValidate
      className={styles['form']}
      ref={useFirstField()}
      onSubmit={(event) => void form.handleSubmit(({ login }) => submit(phoneNumber(login)))(event)}
    >
      <StepHead title={t(onlyPhone ? 'confirmTitle' : 'title')}>{t(onlyPhone ? 'confirmWhy' : 'why')}</StepHead>
      <TextField
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errorOf('login')}
        hint={t('phoneHint')}
        mask={(text) => phoneMask(text, locale)}
        {...form.register('login')}
      />
      <Button type="submit" wide busy={busy}>
        {t('getCode')}
      </Button>
    </form>
  )
}

function MailForm({ known }: { known: string }) {
  const t = useTexts()
  const submit = useUnit(loginSubmitted)
  const form = useForm({ defaultValues: { login: known.includes('@') ? known : '' }, resolver: resolverOf(mailLogin), mode: 'onTouched' })
  useUnsaved('login', form.formState.isDirty)
  const { refused, busy } = useUnit({ refused: confirmation.$sendError, busy: confirmation.$isSending })
  const errorOf = useErrorOf(form.formState.errors, { login: refused })
  return (
    <form
      noValidate
      className={styles['form']}
      ref={useFirstField()}
      onSubmit={(event) => void form.handleSubmit(({ login }) => submit(login))(event)}
    >
      <StepHead title={t('title')}>{t('why')}</StepHead>
      <TextField
        label={t('mail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorOf('login')}
        hint={t('mailHint')}
        mask={emailMask}
        {...form.register('login')}
      />
      <Button type="submit" wide busy={busy}>
        {t('getCode')}
      </Button>
    </form>
  )
}

function Terms() {
  const t = useTexts()
  const isRu = useLocale() === 'ru'
  return (
    <p className="floor muted">
      {t('terms')}{' '}
      <Link className="link" to={isRu ? '/oferta' : '/terms'} target="_blank">
        {t('offer')}
      </Link>{' '}
      {t('and')}{' '}
      <Link className="link" to={isRu ? '/polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh' : '/privacy'} target="_blank">
        {t('privacy')}
      </Link>
    </p>
  )
}
