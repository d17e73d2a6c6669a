import { ResponsivePicture } from '@shop/ui'
import { useLength } from './length.ts'
import { RingOnFinger } from '#features/worn/ring.tsx'
import { hasSilhouette, SILHOUETTES } from '#features/worn/silhouettes.ts'
import { useTexts } from './texts/index.ts'
import type { SlideProps } from './slide.ts'
import styles from './worn.module.css'

const PROPORTION = 5 / 4
/** Of a pair the first earring hangs on the lobe: its middle in the width of both, and how far below its top the lobe is pierced. */
const FIRST_OF_PAIR = 0.24
const PIERCED_MM = 3
/** Half the stroke that ends a line. */
const END = 8

/** The piece at true scale on the part of the body where it is worn. */
export function Worn({ name, photo, scale }: SlideProps) {
  const t = useTexts()
  const length = useLength()
  const { wornOn } = scale
  if (!hasSilhouette(wornOn)) return null
  const { view, unitsPerMm, body, creases, at, known } = SILHOUETTES[wornOn]
  const [left, top, width] = view
  const height = width * PROPORTION
  const units = scale.mmPerPixel * unitsPerMm
  const frame = { width: photo.width * units, height: photo.height * units }
  const [shiftX, shiftY] = wornOn === 'lobe' ? fromMiddle(scale.widthMm, scale.heightMm) : [0, 0]
  const x = at[0] + shiftX * unitsPerMm - frame.width / 2
  const y = at[1] + shiftY * unitsPerMm - frame.height / 2
  const place = {
    insetInlineStart: `${((x - left) / width) * 100}%`,
    insetBlockStart: `${((y - top) / height) * 100}%`,
    width: `${(frame.width / width) * 100}%`,
  }
  const [fromX, fromY] = known.from
  const span = known.mm * unitsPerMm
  const line = known.isUpright
    ? `M${fromX} ${fromY}v${span}M${fromX - END} ${fromY}h${2 * END}M${fromX - END} ${fromY + span}h${2 * END}`
    : `M${fromX} ${fromY}h${span}M${fromX} ${fromY - END}v${2 * END}M${fromX + span} ${fromY - END}v${2 * END}`
  const picture = (part?: string) => (
    <div className={`${styles['piece']} ${part ? styles[part] : ''}`} style={place} data-testid={part === 'behind' ? undefined : 'worn'}>
      <ResponsivePicture picture={photo} sizes="(min-width: 900px) 14vw, 50vw" plain alt="" />
    </div>
  )
  const isAround = wornOn === 'wrist'
  return (
    <figure className={styles['slide']} role="img" aria-label={t(wornOn, { name, length: length(known.mm) })}>
      <div className={styles['view']}>
        {isAround && picture('behind')}
        <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
          <path className={styles['body']} d={body} />
          <path className={styles['creases']} d={creases} />
          <path className={styles['line']} d={line} />
          {wornOn === 'finger' && <RingOnFinger photo={photo} scale={scale} at={at} />}
        </svg>
        {wornOn !== 'finger' && picture(isAround ? 'before' : scale.isWhole ? undefined : 'hung')}
        <span
          className={known.isUpright ? styles['beside'] : styles['below']}
          style={{
            insetInlineStart: `${((fromX + (known.isUpright ? 0 : span / 2) - left) / width) * 100}%`,
            insetBlockStart: `${((fromY + (known.isUpright ? span / 2 : 0) - top) / height) * 100}%`,
          }}
        >
          <span>{length(known.mm)}</span>
        </span>
      </div>
    </figure>
  )
}

/** Millimeters from where the lobe is pierced to the middle of the pair. */
const fromMiddle = (widthMm: number, heightMm: number): [x: number, y: number] => [
  widthMm * (0.5 - FIRST_OF_PAIR),
  heightMm / 2 - Math.min(PIERCED_MM, heightMm / 2),
]
