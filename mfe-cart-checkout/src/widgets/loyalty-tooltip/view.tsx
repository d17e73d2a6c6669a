import { useUnit } from 'effector-react'
import { BONUS_EARNED_PERCENT, BONUS_SHARE_PERCENT } from '@shop/contracts/core/limits'
import { useLocale } from '@shop/i18n'
import { $user, openSignIn, popupClosed } from '@shop/session'
import { Button, ButtonLink } from '@shop/ui'
import { OverlayAction, OverlayTitle } from '@shop/ui/popup'
import { useTexts } from './texts/index.ts'
import styles from './view.module.css'

/** Bonus rules in short. */
export function LoyaltyTooltip() {
  const t = useTexts()
  const { user, signIn, close } = useUnit({ user: $user, signIn: openSignIn, close: popupClosed })
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <ul className={styles['facts']}>
        <li>{t('earn', { earned: percent.format(BONUS_EARNED_PERCENT / 100) })}</li>
        <li>{t('spend', { share: percent.format(BONUS_SHARE_PERCENT / 100) })}</li>
        <li>{t('term')}</li>
        {!user.isAuth && <li>{t('guest')}</li>}
      </ul>
      {!user.isAuth && (
        <OverlayAction>
          <Button wide onClick={() => signIn({ source: 'cart' })}>
            {t('signIn')}
          </Button>
        </OverlayAction>
      )}
      <div className={styles['ways']}>
        <ButtonLink to="/loyalty-program-rules" look="line" onClick={() => close()}>
          {t('rules')}
        </ButtonLink>
      </div>
    </>
  )
}
