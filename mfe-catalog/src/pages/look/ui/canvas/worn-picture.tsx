import { useId } from 'react'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import type { LookPiece } from '@shop/contracts/catalog/looks/look'
import styles from './worn-picture.module.css'

/** Millimeters in a pixel of a picture without a scale: about a ring's. */
const USUAL_SCALE = 0.03
/** Around the piece, as a share of its width. */
const MARGIN = 0.05
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
  // The shadow of the piece would end at the edge of its picture: only the piece itself is kept.
  const [kept, margin] = [pair ? seen * pair.end : seen, seen * MARGIN]
  const [middleX, middleY] = [left + width / 2, top + height / 2]
  const tall = (scale?.heightMm ?? 0) * unitsPerMm + 2 * margin
  const above = half === 'before' ? tall / 2 : 0
  return (
    <>
      {scale && (
        <defs>
          <filter id={`${id}-soft`}>
            <feGaussianBlur stdDeviation={margin / 3} />
          </filter>
          <mask id={`${id}-mask`} maskUnits="userSpaceOnUse" x={left} y={top} width={width} height={height}>
            <rect
              x={middleX - seen / 2 - margin}
              y={middleY - tall / 2 + above}
              width={kept + (pair ? margin : 2 * margin)}
              height={tall - above}
              fill="#fff"
              filter={`url(#${id}-soft)`}
            />
          </mask>
        </defs>
      )}
      <image
        className={half === 'behind' ? undefined : styles['picture']}
        href={pictureUrl(photo.base, photo.fallback, 'webp')}
        x={left}
        y={top}
        width={width}
        height={height}
        mask={scale ? `url(#${id}-mask)` : undefined}
      />
    </>
  )
}
