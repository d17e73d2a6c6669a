import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import { $user, openSignIn } from '@shop/session'
import { Button } from '@shop/ui'
import { FieldNote, useErrorText } from '@shop/ui/field'
import { $isMade, $isMaking, $makeError, accountWanted } from '../../account.ts'
import { $accountOffer } from '../../model.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './account-offer.module.css'

const $isAuth = $user.map((user) => user.isAuth)

/** Offers a guest to make an account, or to sign in: the server says which [orders.account-offer]. */
export function AccountOffer({ orderId }: { orderId: string }) {
  const t = useTexts()
  const errorText = useErrorText()
  const { offer, isAuth, isMade, isMaking, error, make, signIn } = useUnit({
    offer: $accountOffer,
    isAuth: $isAuth,
    isMade: $isMade,
    isMaking: $isMaking,
    error: $makeError,
    make: accountWanted,
    signIn: openSignIn,
  })
  if (isMade && isAuth) return <Made />
  if (!offer || isAuth) return null
  const isMake = offer === 'make'
  return (
    <section className={`wrap ${styles['offer']}`} aria-labelledby="account-offer" data-not-printed="">
      <div>
        <h2 className="h3" id="account-offer">
          {t('accountTitle')}
        </h2>
        <p className="soft">{t(isMake ? 'accountText' : 'accountSignInText')}</p>
        <FieldNote error={error && isMake ? errorText(error) : undefined} />
      </div>
      {isMake ? (
        <Button look="line" busy={isMaking} onClick={() => make(orderId)}>
          {t('accountMake')}
        </Button>
      ) : (
        <Button look="line" aria-haspopup="dialog" onClick={() => signIn({ source: 'cart' })}>
          {t('accountSignIn')}
        </Button>
      )}
    </section>
  )
}

/** Takes the focus of the button that is gone. */
function Made() {
  const t = useTexts()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus({ preventScroll: true }), [])
  return (
    <section className={`wrap ${styles['offer']}`} data-not-printed="">
      <p role="status" tabIndex={-1} ref={line}>
        {t('accountMade')}
      </p>
    </section>
  )
}
