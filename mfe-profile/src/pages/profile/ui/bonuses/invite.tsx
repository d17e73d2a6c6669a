import { useUnit } from 'effector-react'
import type { Referral } from '@shop/contracts/account/referral'
import { codeOf } from '@shop/http'
import { Link } from '@shop/routing'
import { popupOpened } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { Failure, Skeleton } from '@shop/ui/states'
import { $referral, $referralFailure, referralRetried } from '../../model/loyalty/referral.ts'
import { useTexts } from '../../texts/index.ts'
import { useBonusSum } from './use-bonus-sum.ts'
import styles from './invite.module.css'

/** What an invitation brings, the way to the link, and what it has brought; nothing tells who the friends are. */
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

function Invitation({ referral: { bonus, came, bought, earned } }: { referral: Referral }) {
  const t = useTexts()
  const { figure, sum } = useBonusSum()
  const open = useUnit(popupOpened)
  const brought = [
    [t('inviteCame'), String(came)],
    [t('inviteBought'), String(bought)],
    [t('inviteEarned'), figure(earned)],
  ]
  return (
    <>
      <p className="soft">{t('inviteText', { friend: sum(bonus.friend), inviter: sum(bonus.inviter) })}</p>
      <Button look="line" aria-haspopup="dialog" onClick={() => open({ owner: 'mfe-profile', widget: 'referral' })}>
        {t('inviteGet')}
      </Button>
      {came > 0 && (
        <>
          <h3 className="h3">{t('inviteBrought')}</h3>
          <dl className={styles['brought']}>
            {brought.map(([name, value]) => (
              <div key={name}>
                <dt className="small muted">{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Link to="/referral-program" className="more">
        {t('inviteRules')} <Icon name="arrow" size="s" />
      </Link>
    </>
  )
}
