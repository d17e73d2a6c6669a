import { Suspense, type ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { part } from '@shop/ui'
import type { View } from './address/views.ts'
import { Facets } from './facets/facets.tsx'
import { Applied } from './filters/applied.tsx'
import { Bar } from './filters/bar.tsx'
import { $failure, $isLoading } from './model.ts'
import { Cards, type CardsProps } from './results/cards.tsx'
import styles from './product-list.module.css'
// Of the pages, which the server writes before their code is there.
import '#features/paging/pages.module.css'
import './results/pager.module.css'

// Pages are links below the cards; most lists need neither of the others.
const ListFailure = part(() => import(/* webpackChunkName: "list-late", webpackFetchPriority: "low" */ './results/trouble.tsx'))
const Pager = part(() => import(/* webpackChunkName: "list-late", webpackFetchPriority: "low" */ './results/pager.tsx'))
const Nothing = part(() => import(/* webpackChunkName: "list-late", webpackFetchPriority: "low" */ './results/nothing.tsx'))

interface ProductListProps extends Pick<CardsProps, 'between'> {
  view: View
  /** Shown when there is nothing to list, even without filters. */
  empty?: ReactNode
}

/** Filters, sort order, cards and pages of a list. */
export function ProductList({ view, between, empty }: ProductListProps) {
  const { isLoading, failure } = useUnit({ isLoading: $isLoading, failure: $failure })
  const { listing } = view
  return (
    <>
      <Bar />
      <Applied filters={listing.filters} name={listing.name} />
      <div className={styles['columns']}>
        <Facets listing={listing} />
        <section className={styles['results']} id="list" aria-busy={isLoading || undefined} data-waiting={isLoading || undefined}>
          <Suspense>{failure && <ListFailure />}</Suspense>
          {listing.products.length > 0 ? (
            <>
              <Cards products={listing.products} between={between} />
              <Suspense>
                <Pager view={view} />
              </Suspense>
            </>
          ) : (
            <Suspense>
              <Nothing quantity={listing.quantity} empty={empty} />
            </Suspense>
          )}
        </section>
      </div>
    </>
  )
}
