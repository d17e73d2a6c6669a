import { useUnit } from 'effector-react'
import { Applied } from './ui/filters/applied.tsx'
import { Bar } from './ui/filters/bar.tsx'
import { Cards } from './ui/results/cards.tsx'
import { Facets } from './ui/facets/facets.tsx'
import { Heading } from './ui/results/heading.tsx'
import { Nothing } from './ui/results/nothing.tsx'
import { Pager } from './ui/results/pager.tsx'
import { ListFailure } from './ui/results/trouble.tsx'
import { $failure, $isLoading, $view } from './model.ts'
import styles from './listing.module.css'

export function ListingPage() {
  const { view, isLoading, failure } = useUnit({ view: $view, isLoading: $isLoading, failure: $failure })
  // First load: the shell shows progress.
  if (!view) return <div className={styles['first']} aria-busy="true" />
  const { listing, first } = view
  return (
    <div className="wrap">
      <Heading listing={listing} />
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
    </div>
  )
}
