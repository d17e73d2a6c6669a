import { useMemo } from 'react'
import { useUnit } from 'effector-react'
import { part } from '@shop/ui'
import { ProductList } from '#features/list/product-list.tsx'
import { ListTexts } from '#features/list/texts.ts'
import { editorialIn } from './ui/editorial.tsx'
import { $view } from './model.ts'
import { Heading } from './ui/heading.tsx'
import { useTexts } from './texts/index.ts'
import styles from './listing.module.css'

// Most sections have pieces.
const EmptySection = part(() => import(/* webpackChunkName: "list-late", webpackFetchPriority: "low" */ './ui/empty-section.tsx'))

export function ListingPage() {
  const t = useTexts()
  const view = useUnit($view)
  const between = useMemo(() => (view?.first === 1 ? editorialIn(view.listing) : undefined), [view])
  // First load: the shell shows progress.
  if (!view) return <div className={styles['first']} aria-busy="true" />
  return (
    <ListTexts value={t}>
      <div className="wrap">
        <Heading listing={view.listing} />
        <ProductList view={view} between={between} empty={<EmptySection isCatalog={view.pathname === '/catalog'} />} />
      </div>
    </ListTexts>
  )
}
