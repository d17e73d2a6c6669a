import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import type { Product } from '@shop/contracts/catalog/product'
import { Widget } from '@shop/routing'
import { sizeLiked } from '@shop/session'
import { PopupLink } from '@shop/ui'
import { useHydrated } from '@shop/ui/hydrated'
import { RadioTiles } from '@shop/ui/radio-tiles'
import type { Choice } from '#features/variants/choice.ts'
import { $asked, $sizeMisses } from '../../model/product.ts'
import { useTexts } from '../../texts/index.ts'
import { useVariant } from './use-variant.ts'
import option from './option.module.css'

/** A second press this soon is one double press: nothing may move under it. */
const DOUBLE_PRESS = 400

/** Sizes as radios with SKU values. A repeated attempt without a choice focuses them and shows an error. */
export function Sizes({ product, choice: { sizes, sku } }: { product: Product; choice: Choice }) {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const chooseVariant = useVariant(product)
  const isHydrated = useHydrated()
  const { asked, misses, keep } = useUnit({ asked: $asked, misses: $sizeMisses, keep: sizeLiked })
  useEffect(() => {
    if (misses === 0) return
    const waiting = setTimeout(() => box.current?.querySelector('input')?.focus(), DOUBLE_PRESS)
    return () => clearTimeout(waiting)
  }, [misses])
  const choose = (skuId: string) => {
    const chosen = sizes.find((one) => one.sku.id === skuId)
    if (chosen) chooseVariant({ size: chosen.size, weight: asked.weight })
  }
  const { certificate } = product
  const label = sizes[0]?.sku.characteristicName ?? ''
  // Lengths have a unit.
  const isRing = /^[\d.,]+$/.test(sizes[0]?.size ?? '')
  return (
    <div ref={box}>
      <p className={option['top']}>
        <span>
          <span className="muted">{label}</span>
          {sku && <b>{sku.size}</b>}
        </span>
        {!certificate && (
          <PopupLink
            to="/contacts"
            popup={{ owner: 'mfe-catalog', widget: isRing ? 'ring-sizer' : 'length-guide', props: { product } }}
            className="link"
          >
            {t(isRing ? 'findSize' : 'findLength')}
          </PopupLink>
        )}
      </p>
      <RadioTiles
        legend={label}
        name="sku_id"
        tiles={sizes.map((one) => ({ value: one.sku.id, label: one.size, out: one.sku.balances === 0 }))}
        value={sku?.id ?? null}
        onChange={(skuId) => {
          choose(skuId)
          // What is chosen for the shopper is no wish of hers.
          keep({ id: product.itemId, sku: skuId })
        }}
        required
        error={misses > 0 ? t(certificate ? 'valueMissing' : isRing ? 'sizeMissing' : 'lengthMissing') : undefined}
      />
      {isRing && (
        <div className={option['hint']}>
          {isHydrated && <Widget owner="mfe-catalog" widget="my-size" props={{ sizes, size: sku?.size, choose }} />}
        </div>
      )}
    </div>
  )
}
