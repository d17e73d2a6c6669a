import { useEffect, useRef, useState } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useErrorOf } from '@shop/flows/field-errors'
import { lengthWithin, required } from '@shop/forms/required'
import { resolverOf, validated } from '@shop/forms/resolver'
import { codeOf, fieldCodesOf, formCodeOf } from '@shop/http'
import { Link } from '@shop/routing'
import { $user } from '@shop/session'
import { Button } from '@shop/ui'
import { CopyButton } from '@shop/ui/copy-button'
import { TextField, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { OverlayBody, OverlayFoot, OverlayStack, OverlayTitle } from '@shop/ui/popup'
import { Failure, Skeleton } from '@shop/ui/states'
import type { WishlistShare } from '@shop/contracts/favorites/shared-wishlist'
import {
  $failure,
  $isBusy,
  $isChanging,
  $isEnded,
  $isEnding,
  $known,
  $readFailure,
  changeWanted,
  endWanted,
  retried,
  shareWanted,
  shown,
  signInRequested,
} from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './popup.module.css'

const FORM = 'share-wishlist'
const [TITLE_MAX, OCCASION_MAX] = [60, 80]

const schema = v.object({
  title: v.pipe(
    v.string(),
    v.trim(),
    validated((title: string) => required(title, 'REQUIRED_FIELD') ?? lengthWithin(title, { max: TITLE_MAX })),
  ),
  occasion: v.pipe(
    v.string(),
    v.trim(),
    validated((occasion: string) => lengthWithin(occasion, { max: OCCASION_MAX })),
  ),
})

/** Shares the wishlist by a link; a guest's is that of this browser. */
export function ShareWishlist() {
  const t = useTexts()
  const show = useUnit(shown)
  useEffect(() => show(), [show])
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <Body />
    </>
  )
}

function Body() {
  const t = useTexts()
  const errorText = useErrorText()
  const { known, isChanging, failure, retry } = useUnit({
    known: $known,
    isChanging: $isChanging,
    failure: $readFailure,
    retry: retried,
  })
  if (!known)
    return (
      <OverlayBody>
        {failure ? <Failure title={t('failed')} text={errorText(codeOf(failure))} onRetry={() => retry()} /> : <Skeleton height="220px" />}
      </OverlayBody>
    )
  return known.share && !isChanging ? <Shared share={known.share} /> : <Form share={known.share} />
}

/** What a guest gains by signing in; the link stays the same. */
function GuestNote() {
  const t = useTexts()
  const { user, signIn } = useUnit({ user: $user, signIn: signInRequested })
  if (user.isAuth) return null
  return (
    <div className={styles['guest']}>
      <p className="small muted">{t('guest')}</p>
      <Button look="text" small onClick={() => signIn()}>
        {t('signIn')}
      </Button>
    </div>
  )
}

function Form({ share }: { share: WishlistShare | null }) {
  const t = useTexts()
  const errorText = useErrorText()
  const { user, failure, isChanging, isEnded, busy, save } = useUnit({
    user: $user,
    failure: $failure,
    isChanging: $isChanging,
    isEnded: $isEnded,
    busy: $isBusy,
    save: shareWanted,
  })
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { title: share?.title ?? (user.name ? t('ofName', { name: user.name }) : ''), occasion: share?.occasion ?? '' },
    resolver: resolverOf(schema),
    mode: 'onTouched',
  })
  // The button that was pressed is gone.
  useEffect(() => {
    if (isChanging) setFocus('title')
  }, [isChanging, setFocus])
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(failure))
  const whole = formCodeOf(failure)
  return (
    <>
      <OverlayBody>
        <form id={FORM} noValidate onSubmit={(event) => void handleSubmit((typed) => save(typed))(event)}>
          <OverlayStack>
            {isEnded && <p role="status">{t('ended')}</p>}
            <p>{t('what')}</p>
            <GuestNote />
            <TextField label={t('name')} autoComplete="off" maxLength={TITLE_MAX} error={errorOf('title')} {...register('title')} />
            <TextField
              label={t('occasion')}
              hint={t('occasionHint')}
              optional
              autoComplete="off"
              maxLength={OCCASION_MAX}
              error={errorOf('occasion')}
              {...register('occasion')}
            />
            {whole && <FormError>{errorText(whole)}</FormError>}
          </OverlayStack>
        </form>
      </OverlayBody>
      <OverlayFoot>
        <Button type="submit" form={FORM} wide busy={busy}>
          {t(share ? 'save' : 'getLink')}
        </Button>
      </OverlayFoot>
    </>
  )
}

function Shared({ share: { code, title, occasion } }: { share: WishlistShare }) {
  const t = useTexts()
  const errorText = useErrorText()
  const { user, failure, isEnding, change, end } = useUnit({
    user: $user,
    failure: $failure,
    isEnding: $isEnding,
    change: changeWanted,
    end: endWanted,
  })
  const [isSure, setIsSure] = useState(false)
  const heading = useRef<HTMLParagraphElement>(null)
  // The form is gone.
  useEffect(() => heading.current?.focus(), [])
  const path = `/wishlist/${code}`
  const link = `${location.origin}${path}`
  const whole = formCodeOf(failure)
  return (
    <>
      <OverlayBody>
        <OverlayStack>
          <div>
            <p className={`lead ${styles['name']}`} tabIndex={-1} ref={heading}>
              {title}
            </p>
            {occasion && <p className="soft">{occasion}</p>}
          </div>
          <p className={styles['address']}>{link.replace(/^https?:\/\//, '')}</p>
          <p className="small muted">{t(user.isAuth ? 'surprise' : 'surpriseHere')}</p>
          <GuestNote />
          <div className={styles['ways']}>
            <Link to={path} className="link">
              {t('asFriends')}
            </Link>
            <Button look="text" small onClick={() => change()}>
              {t('change')}
            </Button>
            <Button look="text" small busy={isEnding} onClick={() => (isSure ? end() : setIsSure(true))}>
              {t(isSure ? 'endSure' : 'end')}
            </Button>
          </div>
          {isSure && <p role="status">{t('endWarning')}</p>}
          {whole && <FormError>{errorText(whole)}</FormError>}
        </OverlayStack>
      </OverlayBody>
      <OverlayFoot>
        <div className={styles['buttons']}>
          <CopyButton look="main" wide text={link}>
            {t('copy')}
          </CopyButton>
          {'share' in navigator && (
            <Button look="line" wide onClick={() => void navigator.share({ url: link, title }).catch(() => {})}>
              {t('send')}
            </Button>
          )}
        </div>
      </OverlayFoot>
    </>
  )
}
