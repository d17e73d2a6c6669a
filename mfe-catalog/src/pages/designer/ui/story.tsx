import type { DesignerStory } from '@shop/contracts/catalog/designers'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { ResponsivePicture } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './story.module.css'

const SIZES = '(min-width: 900px) 50vw, 100vw'

/** The designer's story with a product close-up. */
export function Story({ story: { story }, pieces }: { story: DesignerStory; pieces: readonly ProductCard[] }) {
  const t = useTexts()
  const close = pieces.flatMap(({ photos }) => photos).find(({ image_type }) => image_type === 'macro')
  if (story.length === 0) return null
  return (
    <section className={styles['about']} aria-labelledby="about">
      {close && (
        <span className={`plate ${styles['picture']}`}>
          <ResponsivePicture picture={close} sizes={SIZES} />
        </span>
      )}
      <div className={styles['words']}>
        <h2 className="h1" id="about">
          {t('how')}
        </h2>
        <div className="prose">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
