import type { ComponentProps, ReactNode } from 'react'
import { useUnit } from 'effector-react'
import type { Currency } from '@shop/contracts/core/money'
import type { Product } from '@shop/contracts/catalog/product'
import { Price } from '@shop/ui'
import { useOutOfView } from '@shop/ui/in-view'
import { priceOf } from '#features/variants/choice.ts'
import { $canBuy, $choice } from '../../model/product.ts'
import { AddButton } from './add-button.tsx'
import styles from './buy-bar.module.css'

interface BuyBarProps {
  product: Product
  /** Replaces the preview's bar. */
  isOn: boolean
}

export function BuyBar({ product, isOn }: BuyBarProps) {
  const { choice, canBuy } = useUnit({ choice: $choice, canBuy: $canBuy })
  if (!choice || !canBuy) return null
  const { sku, sizes } = choice
  // The unit of a length is said once.
  const ends = [sizes.length > 1 && sizes[0]?.size.replace(/[^\d.,]+$/, ''), sizes.at(-1)?.size].filter(Boolean).join('–')
  return (
    <Bar
      name={[product.name, choice.weights.length > 0 && choice.weight].filter(Boolean).join(', ')}
      size={sku ? sku.size : product.certificate ? null : ends}
      {...priceOf(product, choice)}
      currency={product.price.currency}
      isOn={isOn}
    >
      <AddButton product={product} sku={sku} short />
    </Bar>
  )
}

interface BarProps {
  name?: string
  /** Chosen, or the first and the last one. */
  size?: string | null
  price?: ComponentProps<typeof Price>['price']
  currency?: Currency
  hasPriceRange?: boolean
  isOn: boolean
  children: ReactNode
}

/** Phones: product, price and button while the main button (`data-buy-actions`) is not whole on screen. */
export function Bar({ name, size, price, currency, hasPriceRange, isOn: wasOn, children }: BarProps) {
  const isOn = useOutOfView('[data-buy-actions]', wasOn)
  return (
    <div
      className={styles['bar']}
      data-on={isOn || undefined}
      data-keep-clear={isOn ? '' : undefined}
      data-bar={isOn ? '' : undefined}
      inert={!isOn}
    >
      <div>
        <p className={styles['name']}>{name}</p>
        {price && currency && (
          <div className={styles['sum']}>
            <Price price={{ ...price, initial: price.final ?? price.initial }} currency={currency} hasPriceRange={hasPriceRange} />
            <span className="small muted">{size}</span>
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
