import { useUnit } from 'effector-react'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { ProductGrid } from '@shop/ui/product-card'
import { Empty, Failure, SkeletonCards } from '@shop/ui/states'
import { $failure, $shown, retried } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './page.module.css'

export function LookPage() {
  const t = useTexts()
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={t('title')} />
      <header className={styles['head']}>
        <h1 className="h1">{t('title')}</h1>
        <p className="lead">{t('text')}</p>
      </header>
      <Pieces />
    </div>
  )
}

/** Three exits first: it failed, it is on its way, there is nothing. */
function Pieces() {
  const t = useTexts()
  const { failure, pieces, retry } = useUnit({ failure: $failure, pieces: $shown, retry: retried })
  if (failure) return <Failure onRetry={() => retry()} />
  if (!pieces) return <SkeletonCards />
  if (pieces.length === 0) return <Empty title={t('nothing')} />
  return <ProductGrid products={pieces} priority={4} level={2} />
}
