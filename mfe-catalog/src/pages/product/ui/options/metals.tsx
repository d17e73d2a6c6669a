import { startTransition } from 'react'
import { useUnit } from 'effector-react'
import type { Product } from '@shop/contracts/catalog/product'
import { useNavigate } from '@shop/routing'
import { SwatchLink, Swatches } from '@shop/ui/swatch'
import { $asked, $key } from '../../model/product.ts'
import { useTexts } from '../../texts/index.ts'
import { variantAddress } from '#features/variants/address.ts'
import styles from './option.module.css'

/** Links to other metals, stones and letters; they keep the chosen size and weight [product.variant-kept]. */
export function Metals({ product: { modifications } }: { product: Product }) {
  const t = useTexts()
  const navigate = useNavigate()
  const { asked, key } = useUnit({ asked: $asked, key: $key })
  return modifications.map(({ type, variants }) => {
    const chosen = variants.find(({ url }) => url.endsWith(`/${key}`)) ?? variants.find(({ current }) => current)
    return (
      <div key={type}>
        <p className={styles['top']}>
          <span>
            <span className="muted">{t(type)}</span>
            <b>{chosen?.name}</b>
          </span>
        </p>
        <Swatches label={t(type)}>
          {variants.map((variant) => (
            <SwatchLink
              key={variant.url}
              to={variantAddress(variant.url, asked)}
              color={type === 'symbol' ? undefined : variant.value}
              current={variant === chosen}
              // What was pressed is marked at once; the rest of the page follows.
              go={(href) => startTransition(() => navigate(href))}
            >
              {variant.name}
            </SwatchLink>
          ))}
        </Swatches>
      </div>
    )
  })
}
