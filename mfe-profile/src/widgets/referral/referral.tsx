import { useLayoutEffect } from 'react'
import { useUnit } from 'effector-react'
import { type Referral, REFERRAL_BONUS } from '@shop/contracts/account/referral'
import { codeOf } from '@shop/http'
import { Link } from '@shop/routing'
import { $user } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { CopyButton } from '@shop/ui/copy-button'
import { useErrorText } from '@shop/ui/field'
import { TITLE_ID } from '@shop/ui/popup'
import { QrCode } from '@shop/ui/qr-code'
import { Failure, Skeleton } from '@shop/ui/states'
import { useBonusSumIn } from '#features/bonus-sum/bonus-sum.ts'
import { $failure, $referral, opened, retried, signInRequested } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './referral.module.css'

const QR_PX = 176

/** The shopper's referral link as QR, to copy or to share; a guest signs in first. */
export function ReferralPopup() {
  const t = useTexts()
  const { sum } = useBonusSumIn(t)
  const start = useUnit(opened)
  useLayoutEffect(() => start(), [start])
  return (
    <div className={styles['referral']}>
      <div className={styles['head']}>
        <h2 className="h2" id={TITLE_ID}>
          {t('title')}
        </h2>
        <p className="soft">{t('text', { friend: sum(REFERRAL_BONUS.friend), inviter: sum(REFERRAL_BONUS.inviter) })}</p>
      </div>
      <Body />
      <Link to="/referral-program" className="more">
        {t('rules')} <Icon name="arrow" size="s" />
      </Link>
    </div>
  )
}

function Body() {
  const t = useTexts()
  const errorText = useErrorText()
  const { user, referral, failure, retry, signIn } = useUnit({
    user: $user,
    referral: $referral,
    failure: $failure,
    retry: retried,
    signIn: signInRequested,
  })
  if (!user.isAuth)
    return (
      <div>
        <Button onClick={() => signIn()}>{t('signIn')}</Button>
      </div>
    )
  if (failure) return <Failure title={t('failed')} text={errorText(codeOf(failure))} onRetry={() => retry()} />
  return referral ? <Ways referral={referral} /> : <Skeleton height="300px" />
}

function Ways({ referral: { link } }: { referral: Referral }) {
  const t = useTexts()
  return (
    <div className={styles['ways']}>
      <QrCode text={link} label={t('qr')} ready size={QR_PX} />
      <div className={styles['link']}>
        <p className="small muted">{t('link')}</p>
        <p className={styles['address']}>{link.replace(/^https?:\/\//, '')}</p>
      </div>
      <div className={styles['buttons']}>
        <CopyButton look="main" text={link}>
          {t('copy')}
        </CopyButton>
        {'share' in navigator && (
          <Button look="line" onClick={() => void navigator.share({ url: link, text: t('share') }).catch(() => {})}>
            {t('send')}
          </Button>
        )}
      </div>
    </div>
  )
}
