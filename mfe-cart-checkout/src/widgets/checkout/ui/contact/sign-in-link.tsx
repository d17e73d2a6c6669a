import { useUnit } from 'effector-react'
import { openSignIn } from '@shop/session'
import { Button } from '@shop/ui'
import { $account } from '#features/checkout/model/phone.ts'
import { useTexts } from '../../texts/index.ts'

/** Signing in fills the contact fields from the account. */
export function SignInLink() {
  const t = useTexts()
  const { user, signIn } = useUnit({ user: $account, signIn: openSignIn })
  if (user.isAuth) return null
  return (
    <Button look="text" small aria-haspopup="dialog" onClick={() => signIn({ source: 'cart' })}>
      {t('signIn')}
    </Button>
  )
}
