import { useUnit } from 'effector-react'
import { SkeletonCards } from '@shop/ui/states'
import { $pieces, $story } from './model.ts'
import { Cells } from './ui/cells.tsx'
import { DesignerHero } from './ui/house-hero.tsx'
import { Near } from './ui/near.tsx'
import { Pieces } from './ui/pieces.tsx'
import { Story } from './ui/story.tsx'
import styles from './page.module.css'

/** A designer: picture, facts, products, story, similar designers. */
export function DesignerPage() {
  const { story, pieces } = useUnit({ story: $story, pieces: $pieces })
  if (!story) return <div className={styles['first']} aria-busy="true" />
  return (
    <>
      <DesignerHero story={story} />
      <Cells story={story} />
      {pieces ? (
        <Pieces story={story} pieces={pieces} />
      ) : (
        <div className="wrap section">
          <SkeletonCards />
        </div>
      )}
      <Story story={story} pieces={pieces ?? []} />
      <Near houses={story.near} />
    </>
  )
}
