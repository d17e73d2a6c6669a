import { useUnit } from 'effector-react'
import { canBuy, type Product } from '@shop/contracts/catalog/product'
import { ChipLink, Chips } from '@shop/ui/chip'
import { $asked } from '../../../model/product.ts'
import type { Choice } from '#features/variants/choice.ts'
import { useTexts } from '../../../texts/index.ts'
import { variantAddress } from '../../../url.ts'
import option from '../../options/option.module.css'
import { TellOfStock } from './tell-of-stock.tsx'
import styles from './gone.module.css'

/** Replaces the button of an unavailable product and offers alternatives. */
export function Unavailable({ product, choice }: { product: Product; choice: Choice }) {
  const { sizes, sku } = choice
  const t = useTexts()
  const asked = useUnit($asked)
  const there = canBuy(product) ? sizes.filter((one) => one.sku.balances > 0) : []
  const metals = product.modifications.find(({ type }) => type === 'metal')?.variants.filter(({ current }) => !current) ?? []
  const what = product.is_archive ? t('archived') : there.length > 0 ? t('sizeOut', { size: sku?.size ?? '' }) : t('pieceOut')
  return (
    <div className={styles['gone']} role="status">
      <p className={styles['what']}>{what}</p>
      {!product.is_archive && <TellOfStock product={product} choice={choice} />}
      {there.length > 0 && (
        <Places
          label={t('otherSizes')}
          places={there.map(({ size }) => ({ name: size, to: variantAddress(product.url, { size }), replace: true }))}
        />
      )}
      {metals.length > 0 && (
        <Places
          label={t('otherMetals')}
          places={metals.map(({ name, url }) => ({ name, to: variantAddress(url, { size: asked.size }), replace: false }))}
        />
      )}
      {there.length === 0 && metals.length === 0 && product.similar.length > 0 && <p className={option['hint']}>{t('lookSimilar')}</p>}
    </div>
  )
}

const Places = ({ label, places }: { label: string; places: { name: string; to: string; replace: boolean }[] }) => (
  <div>
    <p className={styles['label']}>{label}</p>
    <Chips label={label}>
      {places.map(({ name, to, replace }) => (
        <ChipLink key={to} to={to} replace={replace}>
          {name}
        </ChipLink>
      ))}
    </Chips>
  </div>
)
