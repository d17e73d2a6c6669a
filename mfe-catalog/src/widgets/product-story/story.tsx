import type { Product } from '@shop/contracts/catalog/product'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { useTexts } from './texts/index.ts'
import { SetRow } from './set-row.tsx'
import styles from './story.module.css'

export interface StoryProps {
  product: Product
  /** Of the chosen size and weight, which a look begins with. */
  skuId?: string | null
}

/** Story of the product, and products of its set. */
export function Story({ product: { itemId, name, certificate, description, sets }, skuId }: StoryProps) {
  const t = useTexts()
  const pieces = [itemId, ...sets.map((piece) => piece.itemId)].join('.')
  return (
    <section className={`section ${styles['story']}`}>
      <div>
        <h2 className="h2">{certificate ? name : t('about')}</h2>
        <p className={`lead ${styles['words']}`}>{description}</p>
      </div>
      {sets.length > 0 && (
        <div>
          <ul className={styles['sets']}>
            {sets.map((piece) => (
              <SetRow key={piece.id} piece={piece} />
            ))}
          </ul>
          <p className={styles['look']}>
            <Link to={`/look?items=${pieces}${skuId ? `&skus=${skuId}` : ''}`} className="more">
              {t('buildLook')}
              <Icon name="arrow" size="s" />
            </Link>
          </p>
        </div>
      )}
    </section>
  )
}
