import type { Product } from '@shop/contracts/product'
import { ChipLink, Chips } from '@shop/ui/chip'
import type { Choice } from '../model/variants.ts'
import { useTexts } from '../texts/index.ts'
import { variantAddress } from '../url.ts'
import option from './option.module.css'

/** Weights of the main stone in the chosen size: addresses, as the choice is kept in one. */
export function Weights({ product: { url }, choice: { weights, sku } }: { product: Product; choice: Choice }) {
  const t = useTexts()
  if (weights.length === 0 || !sku) return null
  return (
    <div>
      <p className={option['top']}>
        <span>
          <span className="muted">{t('mainStone')}</span>
          <b>{sku.mainGemWeight}</b>
        </span>
      </p>
      <Chips label={t('mainStone')}>
        {weights.map(({ weight }) => (
          <ChipLink key={weight} to={variantAddress(url, { size: sku.size, weight })} current={weight === sku.mainGemWeight} replace>
            {weight}
          </ChipLink>
        ))}
      </Chips>
    </div>
  )
}
