import { useUnit } from 'effector-react'
import type { Product } from '@shop/contracts/catalog/product'
import { SwatchLink, Swatches } from '@shop/ui/swatch'
import { $asked } from '../../model/product.ts'
import { useTexts } from '../../texts/index.ts'
import { variantAddress } from '#features/variants/address.ts'
import styles from './option.module.css'

/** Links to other metals, stones and letters; they keep the chosen size and weight [product.variant-kept]. */
export function Metals({ product: { modifications } }: { product: Product }) {
  const t = useTexts()
  const asked = useUnit($asked)
  return modifications.map(({ type, variants }) => (
    <div key={type}>
      <p className={styles['top']}>
        <span>
          <span className="muted">{t(type)}</span>
          <b>{variants.find(({ current }) => current)?.name}</b>
        </span>
      </p>
      <Swatches label={t(type)}>
        {variants.map(({ name, url, value, current }) => (
          <SwatchLink key={url} to={variantAddress(url, asked)} color={type === 'symbol' ? undefined : value} current={current}>
            {name}
          </SwatchLink>
        ))}
      </Swatches>
    </div>
  ))
}
