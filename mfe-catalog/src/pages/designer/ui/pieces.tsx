import { useUnit } from 'effector-react'
import type { DesignerStory } from '@shop/contracts/catalog/designers'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { ChipLink, Chips } from '@shop/ui/chip'
import { ProductGrid } from '@shop/ui/product-card'
import { useReadCard } from '#features/variants/read-card.ts'
import { $categories } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './pieces.module.css'

/** The designer's products; categories are links. */
export function Pieces({ story: { chapter, url, count }, pieces }: { story: DesignerStory; pieces: readonly ProductCard[] }) {
  const t = useTexts()
  const readCard = useReadCard()
  const categories = useUnit($categories)
  return (
    <section className="section wrap" aria-labelledby="chapter">
      <div className="head">
        <h2 className="h2" id="chapter">
          {chapter}
        </h2>
      </div>
      {categories.length > 1 && (
        <div className={styles['chips']}>
          <Chips scroll label={t('categories')}>
            <ChipLink to={url} current={categories.every(({ current }) => !current)} count={count} stay>
              {t('all')}
            </ChipLink>
            {categories.map((category) => (
              <ChipLink key={category.slug} to={`${url}?category=${category.slug}`} current={category.current} count={category.count} stay>
                {category.name}
              </ChipLink>
            ))}
          </Chips>
        </div>
      )}
      <ProductGrid products={pieces} readCard={readCard} />
    </section>
  )
}
