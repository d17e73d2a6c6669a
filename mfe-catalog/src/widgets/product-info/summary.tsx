import { useUnit } from 'effector-react'
import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import type { Currency } from '@shop/contracts/core/money'
import { canBuy, type Product } from '@shop/contracts/catalog/product'
import { money, useLocale } from '@shop/i18n'
import { Link, Widget } from '@shop/routing'
import { sizeLiked } from '@shop/session'
import { AddToBagForm, Heart, Icon, Price } from '@shop/ui'
import { TITLE_ID } from '@shop/ui/popup'
import { Skeleton, Waiting } from '@shop/ui/states'
import { choiceOf, priceOf, type AskedVariant, type Choice } from '#features/variants/choice.ts'
import { Options } from '#features/variants/options.tsx'
import { $canAdd, $card, $choice, $product, sizeChosen, weightChosen } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './summary.module.css'

const FEW = 3

/** Designer, name, price, size and add to bag; the card's data until the product has loaded. */
export function Summary() {
  const { product, card } = useUnit({ product: $product, card: $card })
  const known = product ?? card
  if (!known)
    return (
      <div className={styles['words']}>
        <Waiting />
        <Skeleton width="40%" />
        <Skeleton width="80%" height="2em" />
        <Skeleton width="30%" />
        <Skeleton height="96px" />
      </div>
    )
  const { designer, name, url } = known
  return (
    <div className={styles['words']}>
      <div className={styles['head']}>
        <p className={styles['designer']} lang={designer.lang ?? undefined}>
          {designer.name}
        </p>
        <h2 className="h2" id={TITLE_ID}>
          {name}
        </h2>
        {product ? (
          <PriceOf product={product} />
        ) : (
          card && <Price price={card.price} currency={card.currency} hasPriceRange={card.hasPriceRange} large />
        )}
      </div>
      {product ? (
        <Buy product={product} />
      ) : (
        <>
          <Waiting />
          <Skeleton height="96px" />
        </>
      )}
      <Link to={url} className={`link ${styles['more']}`}>
        <MoreText /> <Icon name="arrow" size="s" />
      </Link>
    </div>
  )
}

const MoreText = () => useTexts()('more')

function PriceOf({ product }: { product: Product }) {
  const { currency } = product.price
  const { price, hasPriceRange } = priceOf(product, useUnit($choice))
  return (
    <>
      <Price price={price} currency={currency} hasPriceRange={hasPriceRange} large />
      {price.lowestPrice30 !== null && <Lowest price={price.lowestPrice30} currency={currency} />}
    </>
  )
}

/** Lowest price of the last 30 days, beside every struck price. */
function Lowest({ price, currency }: { price: number; currency: Currency }) {
  const t = useTexts()
  const locale = useLocale()
  return <p className={styles['hint']}>{t('lowest', { price: money(price, currency, locale) })}</p>
}

function Buy({ product }: { product: Product }) {
  const t = useTexts()
  const { choice, canAdd, chooseSize, chooseWeight, keep } = useUnit({
    choice: $choice,
    canAdd: $canAdd,
    chooseSize: sizeChosen,
    chooseWeight: weightChosen,
    keep: sizeLiked,
  })
  if (!choice) return null
  const keepAt = (asked: AskedVariant) => {
    const { sku } = choiceOf(product, asked)
    if (sku) keep({ id: product.itemId, sku: sku.id })
  }
  return (
    <div className={styles['buy']}>
      <Options
        id={product.itemId}
        choice={choice}
        sizeLabel={(product.certificate && choice.sizes[0]?.sku.characteristicName) || t(isByLength(choice) ? 'length' : 'size')}
        sizeNote={
          !product.certificate && (
            <Widget
              owner="mfe-catalog"
              widget="my-size"
              props={{
                sizes: choice.sizes,
                size: choice.sku?.size,
                choose: (skuId: string) => choice.sizes.filter(({ sku }) => sku.id === skuId).forEach(({ size }) => chooseSize(size)),
              }}
            />
          )
        }
        weightLabel={t('weight')}
        onSize={(size) => {
          chooseSize(size)
          keepAt({ size, weight: choice.weight })
        }}
        onWeight={(weight) => {
          chooseWeight(weight)
          keepAt({ size: choice.sku?.size ?? null, weight })
        }}
      />
      <p className={styles['hint']} role="status">
        {stockOf(t, product, choice)}
      </p>
      <div className={styles['actions']} data-popup-action="">
        <AddToBagForm skuId={choice.sku?.id ?? ''} name={product.name} from="card" disabled={!canAdd}>
          {actionOf(t, product, choice)}
        </AddToBagForm>
        <Heart itemId={product.itemId} name={product.name} sku={choice.sku?.id} framed />
      </div>
    </div>
  )
}

type T = ReturnType<typeof useTexts>

const isByLength = ({ sizes }: Pick<Choice, 'sizes'>) => isLength(sizes[0]?.size)

function stockOf(t: T, product: Product, { sku }: Choice) {
  if (!canBuy(product)) return t('out')
  if (product.preorder) return t('preorderDate', { date: product.preorder.formattedDate })
  if (!sku) return null
  return sku.balances === 0 ? t('out') : sku.balances <= FEW ? t('left', { count: sku.balances }) : t('inStock')
}

function actionOf(t: T, product: Product, { sku, sizes }: Choice): string {
  if (!sku && canBuy(product))
    return t(
      product.certificate ? 'chooseValue' : sizes.length === 0 ? 'chooseWeight' : isByLength({ sizes }) ? 'chooseLength' : 'chooseSize',
    )
  return t(product.preorder ? 'preorder' : 'add')
}
