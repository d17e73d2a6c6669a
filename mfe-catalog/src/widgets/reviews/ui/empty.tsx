import type { Product } from '@shop/contracts/catalog/product'
import { ResponsivePicture } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import { Writers } from './writers.tsx'
import styles from './empty.module.css'

/** Shown when a design has no reviews. */
export function Empty({ product: { photos } }: { product: Product }) {
  const t = useTexts()
  const photo = photos[1] ?? photos[0]
  return (
    <div className={styles['empty']}>
      <div className={styles['words']}>
        <h3 className="h3">{t('emptyTitle')}</h3>
        <Writers />
      </div>
      {photo && (
        <span className={`plate ${styles['picture']}`}>
          <ResponsivePicture picture={photo} sizes="(min-width: 900px) 40vw, 100vw" alt="" plain />
        </span>
      )}
    </div>
  )
}
