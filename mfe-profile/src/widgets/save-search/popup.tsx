import { useEffect, useRef, type ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useErrorOf } from '@shop/flows/field-errors'
import { email } from '@shop/forms/fields/contact'
import { emailMask } from '@shop/forms/masks'
import { lengthWithin, required } from '@shop/forms/required'
import { resolverOf, validated } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { $user, popupClosed } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { TextField, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { OverlayBody, OverlayFoot, OverlayStack, OverlayTitle } from '@shop/ui/popup'
import { $failure, $followed, $isBusy, $isSaved, followWanted, saveWanted, shown, type Wanted } from './model.ts'
import { useTexts } from './texts/index.ts'

const FORM = 'save-search'
const NAME_MAX = 80

const schema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    validated((name: string) => required(name, 'EMPTY_NAME') ?? lengthWithin(name, { max: NAME_MAX })),
  ),
})
const guestSchema = v.object({ email: v.pipe(v.string(), v.trim(), validated(email)) })

/** Saves a search under a name: letters tell of its new pieces. A guest leaves an address or signs in on the way. */
export function SaveSearch(wanted: Wanted) {
  const t = useTexts()
  const { user, isSaved, followed, show } = useUnit({ user: $user, isSaved: $isSaved, followed: $followed, show: shown })
  useEffect(() => show(), [show])
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      {isSaved ? (
        <Told words={t('saved')}>
          <Link className="link" to="/profile?section=subscriptionsData">
            {t('mine')}
          </Link>
        </Told>
      ) : followed !== null ? (
        <Told words={followed.message}>
          <p>
            {t('to')} <b>{followed.email}</b>
          </p>
        </Told>
      ) : user.isAuth ? (
        <Form {...wanted} />
      ) : (
        <GuestForm {...wanted} />
      )}
    </>
  )
}

function Form({ url, name }: Wanted) {
  const t = useTexts()
  const errorText = useErrorText()
  const { failure, busy, save } = useUnit({ failure: $failure, busy: $isBusy, save: saveWanted })
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: name.slice(0, NAME_MAX) },
    resolver: resolverOf(schema),
    mode: 'onTouched',
  })
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(failure))
  const whole = formCodeOf(failure)
  return (
    <>
      <OverlayBody>
        <form id={FORM} noValidate onSubmit={(event) => void handleSubmit((typed) => save({ url, ...typed }))(event)}>
          <OverlayStack>
            <p>{t('what')}</p>
            <TextField label={t('name')} autoComplete="off" error={errorOf('name')} {...register('name')} />
            {whole && <FormError>{errorText(whole)}</FormError>}
          </OverlayStack>
        </form>
      </OverlayBody>
      <OverlayFoot>
        <Button type="submit" form={FORM} wide busy={busy}>
          {t('save')}
        </Button>
      </OverlayFoot>
    </>
  )
}

function GuestForm({ url, name }: Wanted) {
  const t = useTexts()
  const errorText = useErrorText()
  const page = useLocale() === 'ru' ? '/personal-data-agreement' : '/privacy'
  const { failure, busy, save, follow } = useUnit({ failure: $failure, busy: $isBusy, save: saveWanted, follow: followWanted })
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '' },
    resolver: resolverOf(guestSchema),
    mode: 'onTouched',
  })
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(failure))
  const whole = formCodeOf(failure)
  return (
    <>
      <OverlayBody>
        <form id={FORM} noValidate onSubmit={(event) => void handleSubmit((typed) => follow({ url, ...typed }))(event)}>
          <OverlayStack>
            <p>{t('whatGuest')}</p>
            <p>
              <b>{name}</b>
            </p>
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
            <p className="small">
              {t('known')}{' '}
              <Button look="text" small aria-haspopup="dialog" onClick={() => save({ url, name: name.slice(0, NAME_MAX) })}>
                {t('signIn')}
              </Button>
            </p>
          </OverlayStack>
        </form>
      </OverlayBody>
      <OverlayFoot>
        <OverlayStack>
          <Button type="submit" form={FORM} wide busy={busy}>
            {t('follow')}
          </Button>
          <p className="floor muted">
            {t('agree')}
            <Link className="link" to={page} target="_blank">
              {t('agreeLink')}
            </Link>
          </p>
        </OverlayStack>
      </OverlayFoot>
    </>
  )
}

function Told({ words: said, children }: { words: string; children?: ReactNode }) {
  const t = useTexts()
  const close = useUnit(popupClosed)
  const words = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => words.current?.focus(), [])
  return (
    <>
      <OverlayBody>
        <OverlayStack>
          <Icon name="bell" size="l" />
          <p className="lead" tabIndex={-1} ref={words} role="status">
            {said}
          </p>
          {children}
        </OverlayStack>
      </OverlayBody>
      <OverlayFoot>
        <Button wide onClick={() => close()}>
          {t('done')}
        </Button>
      </OverlayFoot>
    </>
  )
}
