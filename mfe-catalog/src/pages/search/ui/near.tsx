import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { ProductSlider } from '@shop/ui/product-slider'
import { useTexts } from '../texts/index.ts'
import styles from './found.module.css'

/** What is like the few pieces that were found, never among them [search.near-few]. */
export default function Near({ products }: { products: readonly ProductCard[] }) {
  const t = useTexts()
  return (
    <div className={styles['near']}>
      <ProductSlider title={t('near')} products={products} />
    </div>
  )
}
