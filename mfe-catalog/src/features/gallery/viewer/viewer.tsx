import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import Swiper from 'swiper'
import { Keyboard, Zoom } from 'swiper/modules'
import type { ImageType, Picture } from '@shop/contracts/core/picture'
import { IconButton, ResponsivePicture } from '@shop/ui'
import { interceptBack } from '@shop/ui/back'
import { lockScroll } from '@shop/ui/scroll-lock'
import { useLocale } from '@shop/i18n'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'
import styles from './viewer.module.css'

/** Buyers' pictures have no type. */
export type ViewedPhoto = Picture & { image_type?: ImageType }

export interface ViewerProps {
  photos: readonly ViewedPhoto[]
  /** What stands after the photos, as in the row that opens the viewer. */
  more?: readonly ReactNode[]
  /** What lies over a photo: the button of its clip. */
  over?: (photo: ViewedPhoto) => ReactNode
  first: number
  onClose: () => void
}

const windowSize = () => ({ width: innerWidth, height: innerHeight })

/** CSS px that a photo takes: whole in the window, and no wider than its file. */
const shownWidth = ({ width, height }: Picture, frame: { width: number; height: number }) =>
  Math.min(frame.width, (frame.height * width) / height, width)

/** Only the largest file: a closer look needs every pixel of it. */
const sharpest = (photo: Picture): Picture => ({ ...photo, widths: photo.widths.slice(-1) })

/** Swiper divides by the distance between the smallest and the largest scale. */
const NO_ZOOM = 1.01

/**
 * Full-window viewer: swipe, pinch, double tap, arrow keys, plus, minus, and a button for each. Zooming stops where a file's pixels end; a
 * closer look at the main picture is the macro picture.
 */
export default function Viewer({ photos, more = [], over, first, onClose }: ViewerProps) {
  const own = useLocale() === 'ru' ? ru : en
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper | null>(null)
  const [current, setCurrent] = useState(first)
  const [isClose, setIsClose] = useState(false)
  const [frame, setFrame] = useState(windowSize)
  const zoomOf = (photo: Picture) => Math.max(photo.width / shownWidth(photo, frame), NO_ZOOM)
  const macro = photos.findIndex(({ image_type }) => image_type === 'macro')
  const opensMacro = (index: number) => macro !== -1 && photos[index]?.image_type === 'main'
  const lookCloser = (event?: MouseEvent | TouchEvent | PointerEvent) => {
    const slider = swiper.current
    if (!slider) return
    if (slider.zoom.scale === 1 && opensMacro(slider.activeIndex)) slider.slideTo(macro)
    else slider.zoom.toggle(event)
  }
  /** The keys of the two buttons, one for each. */
  const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return
    if (['+', '='].includes(key) && !isClose) lookCloser()
    if (['-', '_'].includes(key) && isClose) swiper.current?.zoom.out()
  }
  const onDoubleTap = useEffectEvent(lookCloser)
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
      zoom: { toggle: false },
      speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250,
      on: {
        slideChange: ({ activeIndex }) => setCurrent(activeIndex),
        zoomChange: (_, scale) => setIsClose(scale > 1),
        doubleTap: (_, event) => onDoubleTap(event),
        resize: () => setFrame(windowSize()),
      },
    })
    swiper.current = slider
    return () => {
      slider.destroy()
    }
  }, [first])
  const shown = photos[current]
  const count = photos.length + more.length
  return (
    <dialog ref={dialog} className={styles['viewer']} aria-label={own.photos} onClose={onClose} onKeyDown={onKey}>
      <div className={`swiper ${styles['stage']}`} ref={stage}>
        <div className="swiper-wrapper">
          {photos.map((photo, index) => (
            <div key={photo.base} className="swiper-slide" aria-hidden={index !== current}>
              <div className="swiper-zoom-container" data-swiper-zoom={zoomOf(photo)}>
                <ResponsivePicture
                  picture={sharpest(photo)}
                  sizes={`${Math.round(shownWidth(photo, frame))}px`}
                  priority={index === first || undefined}
                  plain
                />
              </div>
              {index === current && over && <div className={styles['over']}>{over(photo)}</div>}
            </div>
          ))}
          {more.map((slide, index) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- the slides never change places
              key={index}
              className="swiper-slide"
              aria-hidden={photos.length + index !== current}
              inert={photos.length + index !== current}
            >
              <div className={styles['more']}>{slide}</div>
            </div>
          ))}
        </div>
      </div>
      <div className={styles['tools']}>
        <span className="num" aria-live="polite">
          {`${current + 1} ${own.of} ${count}`}
        </span>
        <IconButton
          icon={isClose ? 'minus' : 'plus'}
          label={own[isClose ? 'zoomOut' : opensMacro(current) ? 'closeUp' : 'zoomIn']}
          disabled={!shown || (!opensMacro(current) && zoomOf(shown) <= NO_ZOOM)}
          onClick={() => lookCloser()}
        />
        <IconButton icon="close" label={own.close} onClick={() => dialog.current?.close()} />
      </div>
      {count > 1 && (
        <>
          <IconButton
            icon="left"
            label={own.previous}
            className={styles['previous']}
            disabled={current === 0}
            onClick={() => swiper.current?.slidePrev()}
          />
          <IconButton
            icon="right"
            label={own.next}
            className={styles['next']}
            disabled={current === count - 1}
            onClick={() => swiper.current?.slideNext()}
          />
        </>
      )}
    </dialog>
  )
}
