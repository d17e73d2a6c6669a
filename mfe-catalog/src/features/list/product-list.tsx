import { useUnit } from 'effector-react'
import type { View } from './address/views.ts'
import { Facets } from './facets/facets.tsx'
import { Applied } from './filters/applied.tsx'
import { Bar } from './filters/bar.tsx'
import { $failure, $isLoading } from './model.ts'
import { Cards } from './results/cards.tsx'
import { Nothing } from './results/nothing.tsx'
import { Pager } from './results/pager.tsx'
import { ListFailure } from './results/trouble.tsx'
import styles from './product-list.module.css'

/** Filters, sort order, cards and pages of a list. */
export function ProductList({ view }: { view: View }) {
  const { isLoading, failure } = useUnit({ isLoading: $isLoading, failure: $failure })
  const { listing, first } = view
  return (
    <>
      <Bar />
      <Applied filters={listing.filters} />
      <div className={styles['columns']}>
        <Facets listing={listing} />
        <section className={styles['results']} id="list" aria-busy={isLoading || undefined} data-waiting={isLoading || undefined}>
          {failure && <ListFailure />}
          {listing.products.length > 0 ? (
            <>
              <Cards products={listing.products} banner={first === 1 ? listing.banner : null} />
              <Pager view={view} />
            </>
          ) : (
            <Nothing quantity={listing.quantity} />
          )}
        </section>
      </div>
    </>
  )
}
