import { Suspense, useState, type MouseEvent, type TouchEvent } from 'react'
import type { Photo } from '@shop/contracts/core/picture'
import type { Product } from '@shop/contracts/catalog/product'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import { ResponsivePicture } from '@shop/ui'
import { useRow } from '#features/gallery/row.ts'
import { Turn } from '#features/gallery/turn.tsx'
import { loadViewer, Viewer } from '#features/gallery/viewer/index.ts'
import { useTexts } from '../../texts/index.ts'
import { ClipButton } from './clip-button.tsx'
import { scaleOf, ScaleSlide } from './scale-slide.tsx'
import styles from './gallery.module.css'

export const LARGE_SIZES = '(min-width: 1440px) 793px, (min-width: 900px) 57vw, (min-width: 600px) 62vw, 100vw'
const SMALL_SIZES = '(min-width: 1440px) 397px, (min-width: 900px) 28vw, (min-width: 600px) 62vw, 100vw'

/** The first picture takes a whole row of the grid, and so does the last one that has no neighbor. */
const isWide = (index: number, count: number) => index === 0 || (index === count - 1 && count % 2 === 0)

const largest = ({ base, widths }: Photo) => pictureUrl(base, Math.max(...widths))

/**
 * A grid in wide windows; a natively scrolling row on phones, which works before hydration. Every picture links to its largest file and
 * opens in the viewer with scripts.
 */
export function Gallery({ product: { photos, videos, scale, name } }: { product: Product }) {
  const t = useTexts()
  const [photo] = photos
  const scales = photo && scale ? (scale.wornOn ? [false, true] : [false]).map((isWorn) => ({ name, photo, scale, isWorn })) : []
  const count = photos.length + scales.length
  const { track, current, look, turn } = useRow(count)
  const [opened, setOpened] = useState<number | null>(null)
  const open = (event: MouseEvent | TouchEvent, index: number) => {
    event.preventDefault()
    setOpened(index)
  }
  const clipOf = ({ base }: Pick<Photo, 'base'>) =>
    videos.map((video) => video.poster.base === base && <ClipButton key={video.mp4} video={video} name={name} />)
  const prepare = () => void loadViewer().catch(() => {})
  return (
    <section className={styles['gallery']} aria-label={t('photos')} onPointerEnter={prepare}>
      <ul className={styles['track']} ref={track} onScroll={look}>
        {photos.map((photo, index) => (
          <li key={photo.base}>
            <a
              href={largest(photo)}
              className="plate"
              aria-label={t('enlarge', { view: photo.alt })}
              onClick={(event) => open(event, index)}
              // A pinch opens the viewer, like a tap.
              onTouchStart={(event) => event.touches.length > 1 && setOpened(index)}
            >
              <ResponsivePicture picture={photo} sizes={isWide(index, count) ? LARGE_SIZES : SMALL_SIZES} priority={index === 0} plain />
            </a>
            {clipOf(photo)}
          </li>
        ))}
        {scales.map((props) => (
          <ScaleSlide key={String(props.isWorn)} isSoon={current > 0} props={props} />
        ))}
      </ul>
      {count > 1 && (
        <div className={styles['turn']} data-not-printed="">
          <Turn
            row={{ current, turn }}
            count={count}
            words={{
              previous: t('previousPhoto'),
              next: t('nextPhoto'),
              position: t('photoOf', { index: current + 1, count }),
            }}
          />
        </div>
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <Viewer
            photos={photos}
            more={scales.map((props) => scaleOf(props))}
            over={clipOf}
            first={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  )
}
