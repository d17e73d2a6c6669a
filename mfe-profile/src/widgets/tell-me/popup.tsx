import { useEffect, useRef, useState } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import { useErrorOf } from '@shop/flows/field-errors'
import { emailMask } from '@shop/forms/masks'
import { resolverOf } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { $user, popupClosed } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { TextField, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { OverlayBody, OverlayFoot, OverlayTitle } from '@shop/ui/popup'
import {
  $failure,
  $isBusy,
  $told,
  addressRefused,
  keyOf,
  shown,
  signInRequested,
  submitted,
  type Awaited,
  type AlertAnswer,
} from './model.ts'
import { alertSchema } from './schema.ts'
import { useTexts } from './texts/index.ts'
import styles from './popup.module.css'

export interface TellMeProps {
  awaited: Awaited
  /** Name of the piece. */
  name: string
  /** Chosen size, if the piece has sizes. */
  size?: string | null
  /** Chosen weight of the main stone, if there are several. */
  weight?: string | null
}

/** Asks to be told of a size or of a lower price. */
export function TellMe({ awaited, name, size, weight }: TellMeProps) {
  const t = useTexts()
  const { all, show, refuse } = useUnit({ all: $told, show: shown, refuse: addressRefused })
  const [isAgain, setAgain] = useState(false)
  const told = all[keyOf(awaited)]
  useEffect(() => show(), [show])
  return (
    <>
      <OverlayTitle>{t(awaited.kind)}</OverlayTitle>
      {told ? (
        <Answer
          told={told}
          onOtherAddress={() => {
            setAgain(true)
            refuse(awaited)
          }}
        />
      ) : (
        <Form
          awaited={awaited}
          piece={[name, size && t(isLength(size) ? 'length' : 'size', { size }), weight].filter(Boolean).join(', ')}
          isAgain={isAgain}
        />
      )}
    </>
  )
}

const FORM = 'tell-me'

interface FormProps {
  awaited: Awaited
  piece: string
  /** Another address was wanted. */
  isAgain: boolean
}

function Form({ awaited, piece, isAgain }: FormProps) {
  const t = useTexts()
  const errorText = useErrorText()
  const page = useLocale() === 'ru' ? '/personal-data-agreement' : '/privacy'
  const { user, failure, busy, submit, signIn } = useUnit({
    user: $user,
    failure: $failure,
    busy: $isBusy,
    submit: submitted,
    signIn: signInRequested,
  })
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { email: '' },
    // The shopper arrives later, and must not overwrite input.
    values: { email: user.email ?? '' },
    resetOptions: { keepDirtyValues: true },
    resolver: resolverOf(alertSchema),
    mode: 'onTouched',
  })
  // The button that was pressed is gone.
  useEffect(() => {
    if (isAgain) setFocus('email')
  }, [isAgain, setFocus])
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(failure))
  const whole = formCodeOf(failure)
  return (
    <>
      <OverlayBody>
        <form
          id={FORM}
          noValidate
          className={styles['form']}
          onSubmit={(event) => void handleSubmit(({ email }) => submit({ awaited, email }))(event)}
        >
          <p>{piece}</p>
          <TextField
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            mask={emailMask}
            error={errorOf('email')}
            {...register('email')}
          />
          {whole && <FormError>{errorText(whole)}</FormError>}
          {!user.isAuth && (
            <p className="small">
              {t('known')}{' '}
              <Button look="text" small aria-haspopup="dialog" onClick={() => signIn()}>
                {t('signIn')}
              </Button>{' '}
              {t('knownMore')}
            </p>
          )}
        </form>
      </OverlayBody>
      <OverlayFoot>
        <div className={styles['foot']}>
          <Button type="submit" form={FORM} wide busy={busy}>
            {t('submit')}
          </Button>
          <p className="floor muted">
            {t('once')} {t('agree')}
            <Link className="link" to={page} target="_blank">
              {t('agreeLink')}
            </Link>
          </p>
        </div>
      </OverlayFoot>
    </>
  )
}

interface AnswerProps {
  told: AlertAnswer
  onOtherAddress: () => void
}

function Answer({ told: { message, email }, onOtherAddress }: AnswerProps) {
  const t = useTexts()
  const { user, close } = useUnit({ user: $user, close: popupClosed })
  const words = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => words.current?.focus(), [])
  return (
    <>
      <OverlayBody>
        <div className={styles['told']}>
          <Icon name="bell" size="l" />
          <p className="lead" tabIndex={-1} ref={words} role="status">
            {message}
          </p>
          {email !== null && (
            <p>
              {t('to')} <b>{email}</b>.{' '}
              <Button look="text" small onClick={onOtherAddress}>
                {t('otherAddress')}
              </Button>
            </p>
          )}
          {user.isAuth && (
            <Link className="link" to="/profile?section=subscriptionsData">
              {t('mine')}
            </Link>
          )}
        </div>
      </OverlayBody>
      <OverlayFoot>
        <Button wide onClick={() => close()}>
          {t('done')}
        </Button>
      </OverlayFoot>
    </>
  )
}
