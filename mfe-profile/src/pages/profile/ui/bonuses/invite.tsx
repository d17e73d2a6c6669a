import { useUnit } from 'effector-react'
import type { Referral } from '@shop/contracts/account/referral'
import { codeOf } from '@shop/http'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { CopyButton } from '@shop/ui/copy-button'
import { useErrorText } from '@shop/ui/field'
import { QrCode } from '@shop/ui/qr-code'
import { Failure, Skeleton } from '@shop/ui/states'
import { $referral, $referralFailure, referralRetried } from '../../model/loyalty/referral.ts'
import { useTexts } from '../../texts/index.ts'
import { useBonusSum } from './use-bonus-sum.ts'
import styles from './invite.module.css'

/** Referral link and anonymous results. */
export function Invite() {
  const t = useTexts()
  const errorText = useErrorText()
  const { referral, failure, retry } = useUnit({ referral: $referral, failure: $referralFailure, retry: referralRetried })
  return (
    <section className={styles['invite']} aria-labelledby="invite">
      <h2 className="h2" id="invite">
        {t('invite')}
      </h2>
      {referral ? (
        <Invitation referral={referral} />
      ) : failure ? (
        <Failure title={t('failed')} text={errorText(codeOf(failure) ?? 'UNKNOWN_ERROR')} onRetry={() => retry()} />
      ) : (
        <Skeleton height="320px" />
      )}
    </section>
  )
}

function Invitation({ referral: { link, bonus, came, bought, earned } }: { referral: Referral }) {
  const t = useTexts()
  const { figure, sum } = useBonusSum()
  const brought = [
    [t('inviteCame'), String(came)],
    [t('inviteBought'), String(bought)],
    [t('inviteEarned'), figure(earned)],
  ]
  return (
    <>
      <p className="soft">{t('inviteText', { friend: sum(bonus.friend), inviter: sum(bonus.inviter) })}</p>
      <div className={styles['ways']}>
        <QrCode text={link} label={t('inviteQr')} ready size={176} />
        <div className={styles['link']}>
          <p className="soft">{t('inviteShow')}</p>
          <div>
            <p className="small muted">{t('inviteLink')}</p>
            <p className={styles['address']}>{link}</p>
          </div>
          <div>
            <CopyButton text={link}>{t('inviteCopy')}</CopyButton>
          </div>
        </div>
      </div>
      <h3 className="h3">{t('inviteBrought')}</h3>
      <dl className={styles['brought']}>
        {brought.map(([name, value]) => (
          <div key={name}>
            <dt className="small muted">{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <Link to="/referral-program" className="more">
        {t('inviteRules')} <Icon name="arrow" size="s" />
      </Link>
    </>
  )
}
