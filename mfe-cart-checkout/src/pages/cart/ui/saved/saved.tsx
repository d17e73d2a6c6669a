import { useUnit } from 'effector-react'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { $saved } from '../../below-lines/saved.ts'
import { useTexts } from '../../texts/index.ts'
import { SavedLine } from './saved-line.tsx'
import styles from './saved.module.css'

/** Pieces that wait for another day, below the bag [bag.saved-for-later]. */
export default function Saved() {
  const t = useTexts()
  const lines = useUnit($saved)
  if (lines.length === 0) return null
  return (
    <section className={`wrap ${styles['saved']}`} aria-labelledby="saved" data-bag="" tabIndex={-1}>
      <div className="head">
        <h2 className="h2" id="saved">
          {t('savedTitle')}
        </h2>
        <Link to="/wishlist" className="more">
          {t('favorites')} <Icon name="arrow" size="s" />
        </Link>
      </div>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <SavedLine key={line.id} line={line} isLast={lines.length === 1} />
        ))}
      </ul>
    </section>
  )
}
