import type { Photo } from '@shop/contracts/core/picture'
import { ResponsivePicture } from '@shop/ui'
import { useRow } from '#features/gallery/row.ts'
import { Turn } from '#features/gallery/turn.tsx'
import { useTexts } from './texts/index.ts'
import styles from './photos.module.css'

const SIZES = '(min-width: 1128px) 540px, (min-width: 768px) calc(50vw - 24px), 64vw'

/** Swipeable photos with buttons. */
export function Photos({ photos }: { photos: readonly Photo[] }) {
  const t = useTexts()
  const { track, current, look, turn } = useRow(photos.length)
  return (
    <section className={styles['photos']} aria-label={t('photos')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls is reached by the keyboard */}
      <ul className={styles['track']} ref={track} onScroll={look} tabIndex={0} aria-label={t('photos')}>
        {photos.map((photo, index) => (
          <li key={photo.base} className="plate">
            <ResponsivePicture picture={photo} sizes={SIZES} priority={index === 0 && 'eager'} plain />
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <div className={styles['turn']}>
          <Turn
            row={{ current, turn }}
            count={photos.length}
            words={{
              previous: t('previousPhoto'),
              next: t('nextPhoto'),
              position: t('photoOf', { index: current + 1, count: photos.length }),
            }}
          />
        </div>
      )}
    </section>
  )
}
