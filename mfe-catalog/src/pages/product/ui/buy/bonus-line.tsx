import { useUnit } from 'effector-react'
import { BONUS_EARNED_PERCENT } from '@shop/contracts/core/limits'
import type { Currency } from '@shop/contracts/core/money'
import { money, useLocale } from '@shop/i18n'
import { popupOpened } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'

export interface BonusLineProps {
  price: { initial: number | null; final: number | null }
  currency: Currency
  /** The minimum of several prices. */
  isRange: boolean
}

const ROUBLE = 100

/** Bonuses in whole roubles; discounted pieces earn none; Russian storefront only. */
export function BonusLine({ price: { initial, final }, currency, isRange }: BonusLineProps) {
  const t = useTexts()
  const locale = useLocale()
  const open = useUnit(popupOpened)
  if (currency !== 'RUB' || final === null || final !== initial) return null
  const earned = Math.floor((final * BONUS_EARNED_PERCENT) / 100 / ROUBLE) * ROUBLE
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(BONUS_EARNED_PERCENT / 100)
  return (
    <div>
      <Button look="text" small aria-haspopup="dialog" onClick={() => open({ owner: 'mfe-cart-checkout', widget: 'loyalty-tooltip' })}>
        <Icon name="star" size="s" />
        {t('bonuses', { sum: isRange ? share : money(earned, currency, locale) })}
      </Button>
    </div>
  )
}
