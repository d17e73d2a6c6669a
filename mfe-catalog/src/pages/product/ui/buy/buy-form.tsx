import { useEffect, useRef, type FormEvent } from 'react'
import { useUnit } from 'effector-react'
import type { Product } from '@shop/contracts/catalog/product'
import type { Locale } from '@shop/contracts/shop/storefront'
import { useLocale } from '@shop/i18n'
import { Heart } from '@shop/ui'
import { addToBag } from '@shop/session'
import type { AskedVariant, Choice } from '#features/variants/choice.ts'
import { isSame } from '#features/variants/keys.ts'
import { $asked, $canBuy, $choice, sizeMissed } from '../../model/product.ts'
import { useTexts } from '../../texts/index.ts'
import { AddButton } from './add-button.tsx'
import { Unavailable } from './alerts/gone.tsx'
import { Sizes } from '../options/sizes.tsx'
import { BUY_FORM } from '../options/use-variant.ts'
import { Weights } from '../options/weights.tsx'
import option from '../options/option.module.css'
import styles from './buy-form.module.css'

const FEW = 3

/** A native form with SKU radios: works before hydration and without scripts. */
export function BuyForm({ product }: { product: Product }) {
  const t = useTexts()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
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
  // Stands beside the sizes, which weights part from the stock.
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
      {isExchanged && choice.weights.length > 0 && <p className={option['hint']}>{t('exchange')}</p>}
      <Weights product={product} choice={choice} />
      <p className={option['lost']} role="status">
        {lostOf(t, locale, choice, asked)}
      </p>
      {canBuy && (
        <p className={option['hint']}>
          {[hintOf(t, product, choice), isExchanged && choice.weights.length === 0 && t('exchange')].filter(Boolean).join(' · ')}
        </p>
      )}
      <div className={styles['actions']} data-buy-actions="">
        {canBuy ? <AddButton product={product} sku={sku} /> : <Unavailable product={product} choice={choice} />}
        <Heart itemId={product.itemId} name={product.name} framed />
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

/** Only a figure of the address is repeated: it may say anything. */
const figureOf = (asked: string | null) => (/^\d{1,3}(?:\.\d{1,2})?$/.test(asked ?? '') ? asked : null)

/** The size or weight that was chosen, of another metal or size, and is not made here [product.variant-kept]. */
function lostOf(t: ReturnType<typeof useTexts>, locale: Locale, { sizes, weight, sku }: Choice, asked: AskedVariant) {
  const [size, stone] = [figureOf(asked.size), figureOf(asked.weight)]
  const printed = (figure: string) => (locale === 'ru' ? figure.replace('.', ',') : figure)
  if (size && sizes.length > 0 && !sku) return t('noSuchSize', { size: printed(size) })
  if (!stone || isSame(weight, stone)) return null
  if (sku && weight) return t('noSuchWeight', { weight: printed(stone), shown: weight })
  return null
}
