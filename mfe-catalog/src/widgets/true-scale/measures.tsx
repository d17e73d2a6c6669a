import { useEffect, useRef, useState } from 'react'
import { useUnit } from 'effector-react'
import { popupOpened } from '@shop/session'
import { ResponsivePicture } from '@shop/ui'
import { useScreenScale } from '#features/screen-scale/kept.ts'
import { BAR_MM, Dimensions } from './dimensions.tsx'
import { useLength } from './length.ts'
import { useTexts } from './texts/index.ts'
import type { SlideProps } from './slide.ts'
import styles from './measures.module.css'

/** Part of the slide's height that a piece may take: the rest is for its lines and the buttons. */
const ROOM = 2 / 3

/** The main picture with its measures; the switch shows it in real size, on a screen that was calibrated. */
export function Measures({ name, photo, scale: { mmPerPixel, widthMm, heightMm, isWhole, wornOn } }: SlideProps) {
  const t = useTexts()
  const length = useLength()
  const pixels = useScreenScale()
  const open = useUnit(popupOpened)
  const [isWanted, setIsWanted] = useState(false)
  const { box, width: boxWidth } = useWidth()
  const isReal = isWanted && pixels !== null
  const want = (isOn: boolean) => {
    setIsWanted(isOn)
    if (isOn && pixels === null) open({ owner: 'mfe-catalog', widget: 'ring-sizer', props: { isCalibration: true } })
  }
  const frameMm = { width: photo.width * mmPerPixel, height: photo.height * mmPerPixel }
  const share = isWhole ? Math.min(1, ROOM / (heightMm / frameMm.height)) : 1
  const width = isReal ? `${frameMm.width * pixels}px` : `${share * 100}%`
  const isCut = isReal && boxWidth > 0 && (isWhole ? widthMm : frameMm.width) * pixels > boxWidth
  // A ring of another size is not as wide [product.measures-of-picture].
  const isRing = isWhole && wornOn === 'finger'
  const said = isReal
    ? t('isReal', { name })
    : isWhole
      ? t(wornOn === 'lobe' ? 'pair' : 'measures', { name, width: length(widthMm), height: length(heightMm) })
      : t('part', { name, length: length(BAR_MM) })
  return (
    <figure className={styles['slide']} ref={box}>
      <div
        className={styles['frame']}
        key={width}
        style={{ width, aspectRatio: photo.width / photo.height }}
        role="img"
        aria-label={said}
        data-testid="measures"
      >
        <ResponsivePicture picture={photo} sizes="(min-width: 900px) 28vw, 100vw" plain alt="" />
        {!isReal && <Dimensions photo={photo} mmPerPixel={mmPerPixel} whole={isWhole ? { widthMm, heightMm } : null} />}
      </div>
      <button type="button" role="switch" aria-checked={isReal} className={styles['switch']} onClick={() => want(!isReal)}>
        {t('real')}
        <i />
      </button>
      <p role="status" className={styles['cut']}>
        {isCut ? t('cut') : isRing && !isReal && t('ofPicture')}
      </p>
    </figure>
  )
}

/** CSS pixels; 0 until known. */
function useWidth() {
  const box = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
