import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import type { ReviewedPiece } from '@shop/contracts/catalog/reviews/write-review'
import { Link } from '@shop/routing'
import { ResponsivePicture } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../url.ts'
import styles from './pieces.module.css'

interface PiecesProps {
  order: { key: string; pieces: readonly ReviewedPiece[] }
  current: ReviewedPiece
}

/** Pieces of the order: what is written of each. */
export function Pieces({ order: { key, pieces }, current }: PiecesProps) {
  const t = useTexts()
  return (
    <nav aria-label={t('pieces')}>
      <ul className={styles['pieces']}>
        {pieces.map(({ itemId, name, size, photo, review }) => (
          <li key={itemId}>
            <Link
              to={addressOf(key, itemId)}
              replace
              preventScrollReset
              className={styles['piece']}
              aria-current={itemId === current.itemId ? 'true' : undefined}
            >
              <span className="plate">{photo && <ResponsivePicture picture={photo} sizes="72px" alt="" plain />}</span>
              <span>
                <span className={styles['name']}>{name}</span>
                <span className="small muted">
                  {[size && t(isLength(size) ? 'length' : 'size', { size }), review ? t(review.status) : t('unwritten')]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
