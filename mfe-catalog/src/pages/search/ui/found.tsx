import { Suspense } from 'react'
import { searchAddress } from '@shop/contracts/search/search-address'
import { part } from '@shop/ui'
import type { View } from '#features/list/address/views.ts'
import { TellOfNew } from '#features/list/filters/tell-of-new.tsx'
import { hasFilters } from '#features/list/address/url.ts'
import { ProductList } from '#features/list/product-list.tsx'
import { useTexts } from '../texts/index.ts'
import type { SearchUrl } from '../url.ts'
import styles from './found.module.css'

// The server writes it, and its links work before its code is there.
const Understood = part(() => import(/* webpackChunkName: "list-late", webpackFetchPriority: "low" */ './understood.tsx'))
const Near = part(() => import(/* webpackChunkName: "list-late", webpackFetchPriority: "low" */ './near.tsx'))

/** How the query was understood, then help, filters and pieces. */
export function Found({ url, view: { listing, ...view } }: { url: SearchUrl; view: View }) {
  const t = useTexts()
  const { quantity, correction, understood } = listing
  const text = correction ?? url.text
  const why = understood?.help.length ? 'onlyAnswers' : 'nothingFor'
  return (
    <>
      <p role="status" className="soft">
        {quantity === 0 ? t(why, { text }) : t(text ? 'found' : 'pieces', { count: quantity, text })}
        {correction && <span className={styles['typed']}>{t('typed', { text: url.text })}</span>}
      </p>
      {url.text !== '' && !hasFilters(view.query) && (quantity > 0 || !understood?.help.length) && (
        <div>
          <TellOfNew url={searchAddress({ text: url.text })} name={text} />
        </div>
      )}
      {understood && (
        <Suspense>
          <Understood url={url} isFound={quantity > 0} isCorrected={correction !== null} understood={understood} />
        </Suspense>
      )}
      {(quantity > 0 || hasFilters(view.query)) && (
        <div>
          <ProductList view={{ ...view, listing }} />
        </div>
      )}
      <Suspense>{listing.near.length > 0 && <Near products={listing.near} />}</Suspense>
    </>
  )
}
