import { useEffect } from 'react'
import { createStore, sample } from 'effector'
import { useUnit } from 'effector-react'
import { profileBonuses } from '@shop/contracts/account/profile'
import { BONUS_SHARE_PERCENT } from '@shop/contracts/core/limits'
import { money, useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { createRequestFx } from '@shop/http'
import { popupClosed } from '@shop/session'
import { Button, ButtonLink } from '@shop/ui'
import { OverlayAction, OverlayTitle } from '@shop/ui/popup'
import { Failure, Skeleton } from '@shop/ui/states'
import { Totals } from '@shop/ui/totals'
import { $spendsBonuses, bonusesChosen, bonusesRequested } from '#features/checkout/model/paying/bonuses.ts'
import { $failure, $fullCart, calculateFx } from '#features/checkout/model/cart.ts'
import { useTexts } from './texts/index.ts'
import styles from './bonuses.module.css'

const profileFx = createRequestFx(profileBonuses)
// Without an answer the popup has no such line.
const $expiring = createStore<{ day: string; amount: number } | null>(null, { serialize: 'ignore' }).on(
  profileFx.doneData,
  (_, { result }) => result.expiring[0] ?? null,
)
sample({ clock: bonusesRequested, fn: () => ({}), target: profileFx })

/** Available bonuses, the maximum for this bag, and the choice, stored by checkout. */
export function Bonuses() {
  const t = useTexts()
  const { whole, failure, isCounting, isReading, ask } = useUnit({
    whole: $fullCart,
    failure: $failure,
    isCounting: calculateFx.pending,
    isReading: profileFx.pending,
    ask: bonusesRequested,
  })
  useEffect(() => ask(), [ask])
  return (
    <div className={styles['bonuses']}>
      <OverlayTitle>{t('bonusesTitle')}</OverlayTitle>
      {failure ? <Failure onRetry={() => ask()} /> : whole && !isCounting && !isReading ? <Choice /> : <Skeleton height="210px" />}
    </div>
  )
}

function Choice() {
  const t = useTexts()
  const locale = useLocale()
  const { whole, expiring, spends, choose, close } = useUnit({
    whole: $fullCart,
    expiring: $expiring,
    spends: $spendsBonuses,
    choose: bonusesChosen,
    close: popupClosed,
  })
  if (!whole) return null
  const { balance, available } = whole.bonuses
  const sum = (minor: number) => money(minor, whole.currency, locale)
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(BONUS_SHARE_PERCENT / 100)
  const decide = (spend: boolean) => {
    choose(spend)
    close()
  }
  return (
    <>
      <Totals
        rows={[{ key: 'balance', label: t('bonusesBalance'), sum: sum(balance) }]}
        grand={{ label: t('bonusesHere'), sum: sum(available) }}
      />
      <p className="small muted">{balance === 0 ? t('bonusesNone') : t('bonusesWhy', { share })}</p>
      {expiring && <p className="small">{t('bonusesExpire', { sum: sum(expiring.amount), day: dayInWords(expiring.day, locale) })}</p>}
      {available > 0 && (
        <OverlayAction>
          <Button wide aria-pressed={spends} onClick={() => decide(true)}>
            {t('bonusesSpend', { sum: sum(available) })}
          </Button>
        </OverlayAction>
      )}
      <div className={styles['ways']}>
        {available > 0 && (
          <Button wide look="line" aria-pressed={!spends} onClick={() => decide(false)}>
            {t('bonusesKeep')}
          </Button>
        )}
        <ButtonLink to="/loyalty-program-rules" look="text" small onClick={() => close()}>
          {t('bonusesRules')}
        </ButtonLink>
      </div>
    </>
  )
}
