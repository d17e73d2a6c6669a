import { useEffect, useRef, useState } from 'react'
import Swiper from 'swiper'
import { Keyboard, Zoom } from 'swiper/modules'
import type { Photo } from '@shop/contracts/core/picture'
import { IconButton, ResponsivePicture } from '@shop/ui'
import { interceptBack } from '@shop/ui/back'
import { lockScroll } from '@shop/ui/scroll-lock'
import { useTexts } from '../../texts/index.ts'
import styles from './viewer.module.css'

interface ViewerProps {
  photos: readonly Photo[]
  first: number
  onClose: () => void
}

/** Full-window viewer: swipe, pinch, double tap, arrow keys, and a button for each. */
export default function Viewer({ photos, first, onClose }: ViewerProps) {
  const t = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper | null>(null)
  const [current, setCurrent] = useState(first)
  const [isClose, setIsClose] = useState(false)
  useEffect(lockScroll, [])
  useEffect(() => interceptBack(() => dialog.current?.close()), [])
  useEffect(() => {
    // Native dialog: inert page, Esc, focus restore.
    if (!dialog.current?.open) dialog.current?.showModal()
    if (!stage.current) return
    const slider = new Swiper(stage.current, {
      modules: [Keyboard, Zoom],
      initialSlide: first,
      keyboard: { enabled: true },
      zoom: { maxRatio: 2 },
      speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250,
      on: {
        slideChange: ({ activeIndex }) => setCurrent(activeIndex),
        zoomChange: (_, scale) => setIsClose(scale > 1),
      },
    })
    swiper.current = slider
    return () => {
      slider.destroy()
    }
  }, [first])
  return (
    <dialog ref={dialog} className={styles['viewer']} aria-label={t('photos')} onClose={onClose}>
      <div className={`swiper ${styles['stage']}`} ref={stage}>
        <div className="swiper-wrapper">
          {photos.map((photo, index) => (
            <div key={photo.base} className="swiper-slide" aria-hidden={index !== current}>
              <div className="swiper-zoom-container">
                <ResponsivePicture picture={photo} sizes="100vw" priority={index === first || undefined} plain />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={styles['tools']}>
        <span className="num" aria-live="polite">
          {t('photoOf', { index: current + 1, count: photos.length })}
        </span>
        <IconButton
          icon={isClose ? 'minus' : 'plus'}
          label={t(isClose ? 'zoomOut' : 'zoomIn')}
          onClick={() => swiper.current?.zoom.toggle()}
        />
        <IconButton icon="close" label={t('close')} onClick={() => dialog.current?.close()} />
      </div>
      {photos.length > 1 && (
        <>
          <IconButton
            icon="left"
            label={t('previousPhoto')}
            className={styles['previous']}
            disabled={current === 0}
            onClick={() => swiper.current?.slidePrev()}
          />
          <IconButton
            icon="right"
            label={t('nextPhoto')}
            className={styles['next']}
            disabled={current === photos.length - 1}
            onClick={() => swiper.current?.slideNext()}
          />
        </>
      )}
    </dialog>
  )
}
