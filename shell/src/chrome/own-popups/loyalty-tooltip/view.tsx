import { useUnit } from 'effector-react'
import { BONUS_EARNED_PERCENT, BONUS_SHARE_PERCENT } from '@shop/contracts/core/limits'
import { useLocale } from '@shop/i18n'
import { $user, openSignIn, popupClosed } from '@shop/session'
import { Button, ButtonLink } from '@shop/ui'
import { OverlayAction, OverlayTitle } from '@shop/ui/popup'
import type { texts } from './texts/ru.ts'
import styles from './view.module.css'

/** Bonus rules in short. */
export function LoyaltyTooltip({ words }: { words: Readonly<Record<keyof typeof texts, string>> }) {
  const { user, signIn, close } = useUnit({ user: $user, signIn: openSignIn, close: popupClosed })
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  return (
    <>
      <OverlayTitle>{words.title}</OverlayTitle>
      <ul className={styles['facts']}>
        <li>{words.earn.replace('{{earned}}', percent.format(BONUS_EARNED_PERCENT / 100))}</li>
        <li>{words.spend.replace('{{share}}', percent.format(BONUS_SHARE_PERCENT / 100))}</li>
        <li>{words.term}</li>
        {!user.isAuth && <li>{words.guest}</li>}
      </ul>
      {!user.isAuth && (
        <OverlayAction>
          <Button wide onClick={() => signIn({ source: 'cart' })}>
            {words.signIn}
          </Button>
        </OverlayAction>
      )}
      <div className={styles['ways']}>
        <ButtonLink to="/loyalty-program-rules" look="line" onClick={() => close()}>
          {words.rules}
        </ButtonLink>
      </div>
    </>
  )
}
