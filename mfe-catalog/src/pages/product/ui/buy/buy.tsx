import { useDeferredValue } from 'react'
import { useUnit } from 'effector-react'
import type { Currency } from '@shop/contracts/core/money'
import type { Product } from '@shop/contracts/catalog/product'
import { Link, Widget } from '@shop/routing'
import { money, useLocale } from '@shop/i18n'
import { Price } from '@shop/ui'
import { ShareButton } from '#features/share/share-button.tsx'
import { priceOf } from '#features/variants/choice.ts'
import { $choice } from '../../model/product.ts'
import { RatingLine } from './rating-line.tsx'
import { percentOff } from '../../price.ts'
import { choiceAddress } from '../../url.ts'
import { BuyForm } from './buy-form.tsx'
import { Promise as Promises } from './promise.tsx'
import { Metals } from '../options/metals.tsx'
import { PriceLines } from './price-lines.tsx'
import { phrase, useTexts } from '../../texts/index.ts'
import styles from './buy.module.css'

/** The main column: designer, name, price, variants, buttons, promises, facts. */
export function Buy({ product }: { product: Product }) {
  const choice = useUnit($choice)
  const t = useTexts()
  const { designer, name, tags, url, certificate } = product
  const { price, hasPriceRange } = priceOf(product, choice)
  // The press is answered first: what stands below the button follows.
  const later = useDeferredValue(choice)
  const below = later && { product: later.product, sku: later.sku, sum: priceOf(later.product, later).price.final }
  const words = tags.filter(({ code }) => code !== 'sale')
  return (
    <section className={styles['buy']} aria-label={name}>
      <div className={styles['inner']}>
        <div className={styles['head']}>
          <div className={styles['designer']}>
            {designer.url ? (
              <Link to={designer.url} className="link" lang={designer.lang ?? undefined}>
                {designer.name}
              </Link>
            ) : (
              <span lang={designer.lang ?? undefined}>{designer.name}</span>
            )}
            {words.map(({ code, name: word }) =>
              code === 'new' ? (
                <Link key={code} to="/catalog/new" className={styles['new']}>
                  {word}
                </Link>
              ) : (
                <span key={code}>{word}</span>
              ),
            )}
            <ShareButton url={choiceAddress(url, choice)} title={name} label={t('share')} copied={phrase('linkCopied')} />
          </div>
          <h1 className={`h1 ${styles['name']}`}>{name}</h1>
          {product.rating && <RatingLine rating={product.rating} />}
          <Price price={price} currency={product.price.currency} hasPriceRange={hasPriceRange} discountPercent={percentOff(price)} large />
          <Lowest price={price.lowestPrice30} currency={product.price.currency} />
          {!certificate && <PriceLines product={product} price={price} isRange={hasPriceRange} />}
        </div>
        <Metals product={product} />
        <BuyForm product={product} />
        {below && !certificate && <Promises {...below} />}
        <Widget
          owner="mfe-catalog"
          widget="product-facts"
          props={{ ...below, weight: later?.weight }}
          waiting={<div className={styles['facts']} />}
        />
      </div>
    </section>
  )
}

/** The lowest price before every struck price. */
function Lowest({ price, currency }: { price: number | null; currency: Currency }) {
  const t = useTexts()
  const locale = useLocale()
  return price === null ? null : <p className={styles['lowest']}>{t('lowest', { price: money(price, currency, locale) })}</p>
}
