import { Suspense, useState } from 'react'
import type { ReviewPicture } from '@shop/contracts/catalog/reviews/review'
import { ResponsivePicture } from '@shop/ui'
import { Viewer } from '#features/gallery/viewer/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from './pictures.module.css'

/** Thumbnails; the viewer of the product's own pictures loads at the first click. */
export function Pictures({ pictures }: { pictures: readonly ReviewPicture[] }) {
  const t = useTexts()
  const [opened, setOpened] = useState<number | null>(null)
  const photos = pictures.map((picture, index) => ({ ...picture, alt: t('pictureOf', { index: index + 1, count: pictures.length }) }))
  return (
    <>
      <ul className={styles['pictures']} aria-label={t('pictures')}>
        {photos.map((photo, index) => (
          <li key={photo.base}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpened(index)}>
              <ResponsivePicture picture={photo} sizes="104px" />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense fallback={null}>
          <Viewer photos={photos} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
