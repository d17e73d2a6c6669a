import { useUnit } from 'effector-react'
import { Widget } from '@shop/routing'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { SkeletonCards } from '@shop/ui/states'
import { $listing, $url } from './model.ts'
import { useTexts } from './texts/index.ts'
import { Form } from './ui/form.tsx'
import { Found } from './ui/found.tsx'
import { Ideas } from './ui/ideas.tsx'
import styles from './page.module.css'

/** Query and results; without either, popular searches. */
export function SearchPage() {
  const t = useTexts()
  const { url, listing } = useUnit({ url: $url, listing: $listing })
  const isSaved = url.pathname !== '/search'
  const isEmpty = !url.call || (listing?.quantity === 0 && !listing.understood?.help.length)
  return (
    <>
      <div className={`wrap ${styles['page']}`}>
        <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={isSaved ? (listing?.name ?? t('savedTitle')) : t('title')} />
        <h1 className={isSaved ? 'display' : 'h1'}>{isSaved ? (listing?.name ?? t('savedTitle')) : t('title')}</h1>
        {!isSaved && <Form text={url.text} />}
        {url.call && !listing && <SkeletonCards />}
        {listing && <Found url={url} listing={listing} />}
        {isEmpty && <Ideas />}
      </div>
      {isEmpty && (
        <div className={`wrap ${styles['bestsellers']}`}>
          <Widget owner="mfe-catalog" widget="bestsellers" />
        </div>
      )}
    </>
  )
}
