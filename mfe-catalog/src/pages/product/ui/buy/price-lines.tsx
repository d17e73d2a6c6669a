import { useUnit } from 'effector-react'
import { BONUS_EARNED_PERCENT } from '@shop/contracts/core/limits'
import type { Product } from '@shop/contracts/catalog/product'
import { money, useLocale } from '@shop/i18n'
import { popupOpened } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { useIsAwaited } from '#features/alerts/awaited.ts'
import { useTellMe } from '#features/alerts/tell-me.ts'
import { $canBuy, $choice } from '../../model/product.ts'
import { useTexts } from '../../texts/index.ts'
import styles from '#features/alerts/tell-me.module.css'

const ROUBLE = 100

export interface PriceLinesProps {
  product: Product
  price: { initial: number | null; final: number | null }
  /** The minimum of several prices. */
  isRange: boolean
}

/** Below the price: what it earns, and a letter once it is lower. */
export function PriceLines({ product, price, isRange }: PriceLinesProps) {
  return (
    <>
      {product.maxQuantity > 0 && <BonusLine product={product} price={price} isRange={isRange} />}
      <TellOfPrice product={product} />
    </>
  )
}

/** Bonuses in whole roubles; discounted pieces earn none; Russian storefront only. */
function BonusLine({ product, price: { initial, final }, isRange }: PriceLinesProps) {
  const t = useTexts()
  const locale = useLocale()
  const open = useUnit(popupOpened)
  const { currency } = product.price
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

/** Asks to be told of a lower price. */
function TellOfPrice({ product: { name, itemId, skuListWithGems: all } }: { product: Product }) {
  const t = useTexts()
  const { canBuy, choice } = useUnit({ canBuy: $canBuy, choice: $choice })
  const ask = useTellMe()
  const isAwaited = useIsAwaited()
  if (!canBuy || !choice) return null
  const { weights } = choice
  // A piece with one variant is followed as a whole.
  const sku = all.length > 1 ? choice.sku : null
  const id = String(itemId)
  return (
    <p className={styles['scripted']} data-not-printed="">
      <Button
        look="text"
        small
        aria-haspopup="dialog"
        onClick={() =>
          ask({
            kind: 'price',
            id,
            name,
            ...(sku && { sku: sku.id, size: sku.size, weight: weights.length > 0 ? sku.mainGemWeight : null }),
          })
        }
      >
        <Icon name="bell" size="s" />
        {t(isAwaited('price', sku?.id ?? id) ? 'toldOfPrice' : 'tellOfPrice')}
      </Button>
    </p>
  )
}
