import { useEffect, useRef, type FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { canBuy as canBuyAny, type Product } from '@shop/contracts/catalog/product'
import { Widget } from '@shop/routing'
import { Heart } from '@shop/ui'
import { addToBag } from '@shop/session'
import { useIsAwaited } from '#features/alerts/awaited.ts'
import type { Choice } from '#features/variants/choice.ts'
import { $asked, $canBuy, $choice, sizeMissed } from '../../model/product.ts'
import { useTexts } from '../../texts/index.ts'
import { AddButton } from './add-button.tsx'
import { Sizes } from '../options/sizes.tsx'
import { BUY_FORM } from '../options/use-variant.ts'
import { Weights } from '../options/weights.tsx'
import option from '../options/option.module.css'
import styles from './buy-form.module.css'

const FEW = 3

/** A native form with SKU radios: works before hydration and without scripts. */
export function BuyForm({ product }: { product: Product }) {
  const t = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const isAwaited = useIsAwaited()
  const { choice, asked, canBuy, add, miss } = useUnit({
    choice: $choice,
    asked: $asked,
    canBuy: $canBuy,
    add: addToBag,
    miss: sizeMissed,
  })
  useEffect(() => {
    // Disables native validation after hydration; the page has its own.
    if (form.current) form.current.noValidate = true
  }, [])
  if (!choice) return null
  const { sizes, sku } = choice
  const isSizeMissing = asked.size !== null && sizes.length > 0 && !sku
  const isExchanged = canBuy && !product.preorder && sizes.length > 0 && !product.certificate
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sku) add({ skuId: sku.id, from: 'product', name: product.name, opensBag: true })
    else miss()
  }
  return (
    <div>
      <form id={BUY_FORM} ref={form} method="post" action="/do/cart/add" data-early="" data-printed="" onSubmit={submit}>
        <input type="hidden" name="quantity" value="1" />
        {sizes.length > 0 ? <Sizes product={product} choice={choice} /> : sku && <input type="hidden" name="sku_id" value={sku.id} />}
      </form>
      <Weights product={product} choice={choice} />
      <div className={option['lost']} role="status">
        {(isSizeMissing || (sku && product.skuListWithGems.some((one) => one.mainGemWeight !== sku.mainGemWeight))) && (
          <Widget owner="mfe-catalog" widget="variant-missing" props={{ asked, product, sku, isSizeMissing }} />
        )}
      </div>
      {canBuy && <p className={option['hint']}>{[hintOf(t, product, choice), isExchanged && t('exchange')].filter(Boolean).join(' · ')}</p>}
      <div className={styles['actions']} data-buy-actions="">
        {canBuy ? (
          <AddButton product={product} sku={sku} />
        ) : (
          <Widget
            owner="mfe-catalog"
            widget="unavailable"
            props={{ product, choice, asked, isPieceGone: !canBuyAny(product), isTold: sku !== null && isAwaited('stock', sku.id) }}
          />
        )}
        <noscript>{__SERVER__ && <Heart itemId={product.itemId} name={product.name} form={BUY_FORM} framed />}</noscript>
        <Heart itemId={product.itemId} name={product.name} sku={sku?.id} framed className={styles['scripted']} />
      </div>
      {product.paymentRestrictionMessages.map((message) => (
        <p key={message} className={option['hint']}>
          {message}
        </p>
      ))}
    </div>
  )
}

function hintOf(t: ReturnType<typeof useTexts>, { preorder }: Product, { sku }: Choice) {
  // Preorder changes label and date only.
  if (preorder) return t('preorderDate', { date: preorder.formattedDate })
  return sku && (sku.balances <= FEW ? t('left', { count: sku.balances }) : t('inStock'))
}
