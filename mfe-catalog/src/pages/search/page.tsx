import { Suspense } from 'react'
import { useUnit } from 'effector-react'
import { Widget } from '@shop/routing'
import { part } from '@shop/ui'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { hasFilters } from '#features/list/address/url.ts'
import { ListTexts } from '#features/list/texts/texts.ts'
import { $url, $view } from './model.ts'
import { SearchForm } from '#features/search-form/search-form.tsx'
import { useTexts } from './texts/index.ts'
import { Found } from './ui/found.tsx'
import styles from './page.module.css'

// Only without results.
const Ideas = part(() => import(/* webpackChunkName: "list-late", webpackFetchPriority: "low" */ './ui/ideas.tsx'))

/** Query and results; without either, popular searches, and bestsellers where nothing is like the query. */
export function SearchPage() {
  const t = useTexts()
  const { url, view } = useUnit({ url: $url, view: $view })
  const isSaved = url.pathname !== '/search'
  const title = isSaved ? (view?.listing.name ?? t('savedTitle')) : t('title')
  const isNothing = view?.listing.quantity === 0 && !hasFilters(view.query) && !view.listing.understood?.help.length
  const isEmpty = !url.list || isNothing
  return (
    <ListTexts value={t}>
      <div className={`wrap ${styles['page']}`}>
        <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={title} />
        <h1 className={isSaved ? 'display' : 'h1'}>{title}</h1>
        {!isSaved && <SearchForm t={t} text={url.text} />}
        {url.list && !view && <div className={styles['waiting']} aria-busy="true" />}
        <Suspense>
          {view && <Found url={url} view={view} />}
          {isEmpty && <Ideas />}
        </Suspense>
      </div>
      {isEmpty && !view?.listing.near.length && (
        <div className={`wrap ${styles['bestsellers']}`}>
          <Widget owner="mfe-catalog" widget="bestsellers" />
        </div>
      )}
    </ListTexts>
  )
}
