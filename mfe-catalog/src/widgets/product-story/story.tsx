import type { Product } from '@shop/contracts/catalog/product'
import { useTexts } from './texts/index.ts'
import { SetRow } from './set-row.tsx'
import styles from './story.module.css'

/** Story of the product, and products of its set. */
export function Story({ product: { description, sets } }: { product: Product }) {
  const t = useTexts()
  return (
    <section className={`section ${styles['story']}`}>
      <div>
        <h2 className="h2">{t('about')}</h2>
        <p className={`lead ${styles['words']}`}>{description}</p>
      </div>
      {sets.length > 0 && (
        <ul className={styles['sets']}>
          {sets.map((piece) => (
            <SetRow key={piece.id} piece={piece} />
          ))}
        </ul>
      )}
    </section>
  )
}
