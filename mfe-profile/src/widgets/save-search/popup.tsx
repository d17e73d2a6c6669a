import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useErrorOf } from '@shop/flows/field-errors'
import { lengthWithin, required } from '@shop/forms/required'
import { resolverOf, validated } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { Link } from '@shop/routing'
import { $user, popupClosed } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { TextField, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { OverlayBody, OverlayFoot, OverlayStack, OverlayTitle } from '@shop/ui/popup'
import { $failure, $isBusy, $isSaved, saveWanted, shown, type Wanted } from './model.ts'
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

/** Saves a search under a name: letters tell of its new pieces. A guest signs in on the way. */
export function SaveSearch(wanted: Wanted) {
  const t = useTexts()
  const { isSaved, show } = useUnit({ isSaved: $isSaved, show: shown })
  useEffect(() => show(), [show])
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      {isSaved ? <Saved /> : <Form {...wanted} />}
    </>
  )
}

function Form({ url, name }: Wanted) {
  const t = useTexts()
  const errorText = useErrorText()
  const { user, failure, busy, save } = useUnit({ user: $user, failure: $failure, busy: $isBusy, save: saveWanted })
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
          {t(user.isAuth ? 'save' : 'signIn')}
        </Button>
      </OverlayFoot>
    </>
  )
}

function Saved() {
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
            {t('saved')}
          </p>
          <Link className="link" to="/profile?section=subscriptionsData">
            {t('mine')}
          </Link>
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
