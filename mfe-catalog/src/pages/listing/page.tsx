import { useUnit } from 'effector-react'
import { ProductList } from '#features/list/product-list.tsx'
import { ListTexts } from '#features/list/texts.ts'
import { $view } from './model.ts'
import { Heading } from './heading.tsx'
import { useTexts } from './texts/index.ts'
import styles from './listing.module.css'

export function ListingPage() {
  const t = useTexts()
  const view = useUnit($view)
  // First load: the shell shows progress.
  if (!view) return <div className={styles['first']} aria-busy="true" />
  return (
    <ListTexts value={t}>
      <div className="wrap">
        <Heading listing={view.listing} />
        <ProductList view={view} />
      </div>
    </ListTexts>
  )
}
