import { useMemo } from 'react'
import { useUnit } from 'effector-react'
import { Widget } from '@shop/routing'
import { part } from '@shop/ui'
import { ProductList } from '#features/list/product-list.tsx'
import { ListTexts } from '#features/list/texts/texts.ts'
import { editorialIn } from './ui/editorial.tsx'
import { $view, hasNewPieces } from './model.ts'
import { Heading } from './ui/heading.tsx'
import { WaitingPage } from './ui/waiting.tsx'
import { useTexts } from './texts/index.ts'
import styles from './listing.module.css'

// Most sections have pieces, and few are occasions.
const EmptySection = part(() => import(/* webpackChunkName: "list-late", webpackFetchPriority: "low" */ './ui/empty-section.tsx'))
const Cover = part(() => import(/* webpackChunkName: "list-late", webpackFetchPriority: "low" */ './ui/cover.tsx'))

export function ListingPage() {
  const t = useTexts()
  const view = useUnit($view)
  const between = useMemo(() => (view?.first === 1 ? editorialIn(view.listing) : undefined), [view])
  const row = useMemo(() => ({ title: t('newPieces'), all: t('allNew') }), [t])
  if (!view) return <WaitingPage />
  const { listing, pathname } = view
  return (
    <ListTexts value={t}>
      {listing.cover && <Cover {...listing} />}
      <div className="wrap">
        {!listing.cover && <Heading listing={listing} />}
        <ProductList view={view} between={between} empty={<EmptySection isCatalog={pathname === '/catalog'} />} />
      </div>
      {hasNewPieces(view) && (
        <div className={`wrap ${styles['new']}`}>
          <Widget owner="mfe-catalog" widget="new-pieces" props={row} />
        </div>
      )}
    </ListTexts>
  )
}
