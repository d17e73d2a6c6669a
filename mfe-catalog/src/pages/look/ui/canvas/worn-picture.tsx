import { useId } from 'react'
import { pictureUrl } from '@shop/contracts/core/picture'
import type { LookPiece } from '@shop/contracts/catalog/looks/look'
import styles from './worn-picture.module.css'

/** Millimeters in a pixel of a picture without a scale: about a ring's. */
const USUAL_SCALE = 0.03
/** How far below its top an earring is pierced. */
const PIERCED_MM = 3

interface WornPictureProps {
  piece: LookPiece
  /** Where the middle of the piece lies; of an earring, where it is pierced. */
  at: readonly [x: number, y: number]
  /** Of the drawing. */
  unitsPerMm: number
  /** Around a wrist: the half that is seen, the other one lies behind it. */
  half?: 'behind' | 'before'
}

/** The picture of a piece at the scale of the drawing, without its ground: of a pair the first one alone. */
export function WornPicture({ piece: { photo, scale }, at: [x, y], unitsPerMm, half }: WornPictureProps) {
  const id = useId()
  const units = (scale?.mmPerPixel ?? USUAL_SCALE) * unitsPerMm
  const [width, height] = [photo.width * units, photo.height * units]
  const pair = scale?.pair
  const seen = (scale?.widthMm ?? 0) * unitsPerMm
  const piercedY = pair && scale ? (scale.heightMm / 2 - Math.min(PIERCED_MM, scale.heightMm / 2)) * unitsPerMm : 0
  const left = x - width / 2 + (pair ? seen * (0.5 - pair.pierced) : 0)
  const top = y - height / 2 + piercedY
  const end = pair ? 0.5 + ((pair.end - 0.5) * seen) / width : 1
  return (
    <>
      <defs>
        <radialGradient id={`${id}-fade`}>
          <stop offset="0.84" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id={`${id}-mask`} maskContentUnits="objectBoundingBox">
          <rect width="1" height="1" fill={`url(#${id}-fade)`} />
          {end < 1 && <rect x={end} width={1 - end} height="1" />}
          {half === 'before' && <rect width="1" height="0.5" />}
        </mask>
      </defs>
      <image
        className={half === 'behind' ? undefined : styles['picture']}
        href={pictureUrl(photo.base, photo.widths[0] ?? photo.fallback, 'webp')}
        x={left}
        y={top}
        width={width}
        height={height}
        mask={`url(#${id}-mask)`}
      />
    </>
  )
}
