import { useUnit } from 'effector-react'
import type { Product } from '@shop/contracts/catalog/product'
import { sizeLiked } from '@shop/session'
import { ChipLink, Chips } from '@shop/ui/chip'
import type { Choice } from '#features/variants/choice.ts'
import { useTexts } from '../../texts/index.ts'
import { variantAddress } from '#features/variants/address.ts'
import { useVariant } from './use-variant.ts'
import option from './option.module.css'

/** Main stone weights as links, because the choice is in the URL. */
export function Weights({ product, choice }: { product: Product; choice: Choice }) {
  const t = useTexts()
  const keep = useUnit(sizeLiked)
  const chooseVariant = useVariant(product)
  if (choice.weights.length === 0) return null
  const size = choice.sku?.size ?? null
  return (
    <div className={option['weights']}>
      <p className={option['top']}>
        <span>
          <span className="muted">{t('mainStone')}</span>
          {choice.weight && <b>{choice.weight}</b>}
        </span>
      </p>
      <Chips label={t('mainStone')} printed>
        {choice.weights.map(({ weight, sku }) => (
          <ChipLink
            key={weight}
            to={variantAddress(product.url, { size, weight })}
            current={weight === choice.weight}
            go={() => chooseVariant({ size, weight })}
            onClick={() => choice.sku && keep({ id: product.itemId, sku: sku.id })}
          >
            {weight}
          </ChipLink>
        ))}
      </Chips>
    </div>
  )
}
