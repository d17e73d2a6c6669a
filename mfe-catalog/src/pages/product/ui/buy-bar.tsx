import { useEffect, useState } from 'react'
import { useUnit } from 'effector-react'
import type { Product } from '@shop/contracts/product'
import { Price } from '@shop/ui'
import { $canBuy, $choice } from '../model/product.ts'
import { AddButton } from './add-button.tsx'
import styles from './buy-bar.module.css'

/** On a phone, while the main button is out of sight: the piece, its price and the bag. */
export function BuyBar({ product }: { product: Product }) {
  const { choice, canBuy } = useUnit({ choice: $choice, canBuy: $canBuy })
  const isOn = useOutOfSight()
  const sku = choice?.sku
  if (!sku || !canBuy) return null
  return (
    <div className={styles['bar']} data-on={isOn || undefined} inert={!isOn}>
      <div>
        <p className={styles['name']}>{sku.size ? `${product.name}, ${sku.size}` : product.name}</p>
        <Price price={{ ...sku.price, initial: sku.price.final ?? sku.price.initial }} currency={product.price.currency} />
      </div>
      <AddButton product={product} sku={sku} short />
    </div>
  )
}

function useOutOfSight() {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    const actions = document.querySelector('[data-buy-actions]')
    if (!actions || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry && setIsOut(!entry.isIntersecting))
    observer.observe(actions)
    return () => observer.disconnect()
  }, [])
  return isOut
}
