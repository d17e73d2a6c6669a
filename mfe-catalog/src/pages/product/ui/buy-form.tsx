import type { FormEvent } from 'react'
import { useUnit } from 'effector-react'
import type { Product, Sku } from '@shop/contracts/product'
import { Heart } from '@shop/ui'
import { addToBag } from '@shop/session'
import { RadioTiles } from '@shop/ui/radio-tiles'
import { $canBuy, $choice } from '../model/product.ts'
import { $refusal } from '../model/added.ts'
import { useTexts } from '../texts/index.ts'
import { AddButton } from './add-button.tsx'
import { Gone } from './gone.tsx'
import { BUY_FORM, useVariant } from './use-variant.ts'
import { Weights } from './weights.tsx'
import option from './option.module.css'
import styles from './buy-form.module.css'

const FEW = 3

/** A real form whose radio buttons are SKUs: it adds the right one before scripts, and without them. */
export function BuyForm({ product }: { product: Product }) {
  const t = useTexts()
  const chooseVariant = useVariant(product)
  const { choice, canBuy, refusal, add } = useUnit({ choice: $choice, canBuy: $canBuy, refusal: $refusal, add: addToBag })
  if (!choice?.sku) return null
  const { sizes, sku } = choice
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const posted = new FormData(event.currentTarget).get('sku_id')
    if (typeof posted === 'string') add({ skuId: posted, from: 'product' })
  }
  const choose = (skuId: string) => {
    const chosen = sizes.find((one) => one.sku.id === skuId)
    if (chosen) chooseVariant({ size: chosen.size, weight: null })
  }
  const tiles = sizes.map(({ size, sku: ofSize }) => ({
    // The chosen size stands for the chosen weight, any other for its first one.
    value: size === sku.size ? sku.id : ofSize.id,
    label: size,
    out: ofSize.balances === 0,
  }))
  return (
    <div>
      <form id={BUY_FORM} method="post" action="/do/cart/add" data-early="" onSubmit={submit}>
        <input type="hidden" name="quantity" value="1" />
        {sizes.length > 0 ? (
          <>
            <p className={option['top']}>
              <span>
                <span className="muted">{t('size')}</span>
                <b>{sku.size}</b>
              </span>
            </p>
            <RadioTiles legend={t('size')} name="sku_id" tiles={tiles} value={sku.id} onChange={choose} />
          </>
        ) : (
          <input type="hidden" name="sku_id" value={sku.id} />
        )}
      </form>
      <Weights product={product} choice={choice} />
      {canBuy && <p className={option['hint']}>{hintOf(t, sku, sizes.length > 0, product.preorder)}</p>}
      <div className={styles['actions']} data-buy-actions="">
        {canBuy ? <AddButton product={product} sku={sku} /> : <Gone product={product} choice={choice} />}
        <Heart itemId={product.itemId} name={product.name} framed />
      </div>
      {refusal && (
        <p role="alert" className={styles['refusal']}>
          {refusal.kind === 'http' && refusal.refusal ? refusal.refusal.error : t('notAdded')}
        </p>
      )}
      {product.paymentRestrictionMessages.map((message) => (
        <p key={message} className={option['hint']}>
          {message}
        </p>
      ))}
    </div>
  )
}

function hintOf(t: ReturnType<typeof useTexts>, { balances }: Sku, hasSizes: boolean, preorder: Product['preorder']) {
  // Preorder changes the label and the date only (reading 16).
  if (preorder) return t('preorderDate', { date: preorder.formattedDate })
  const stock = balances <= FEW ? t('left', { count: balances }) : t('inStock')
  return hasSizes ? `${stock} · ${t('exchange')}` : stock
}
