import { useId } from 'react'
import type { Picture } from '@shop/contracts/core/picture'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import type { TrueScale } from '@shop/contracts/core/true-scale'
import { SILHOUETTES } from './silhouettes.ts'

/** Every ring is photographed from the same side: turned by this many degrees, its front lies across a finger. */
const TURN = -20
/** What a ring seen from aside is narrower than the finger that it goes around. */
const WIDER = 1.18
/** The middle of its front and the line behind which it is hidden, as shares of what is seen of the ring. */
const MIDDLE = { x: 0.43, y: 0.28 }
const HIDDEN_BELOW = { left: 0.38, right: 0.62 }
/** Millimeters kept around the ring, and of the blur with which its ends go behind the finger. */
const MARGIN_MM = 1
const SOFT_MM = 0.4
/** Units of the hand from the middle of a finger to the next one. */
const NEAR = 46

interface RingOnFingerProps {
  photo: Pick<Picture, 'base' | 'fallback' | 'width' | 'height'>
  scale: TrueScale
  at: readonly [x: number, y: number]
}

/** The front of a ring on the hand; its back and what would hang over the finger are hidden [product.ring-around-finger]. */
export function RingOnFinger({ photo, scale: { mmPerPixel, widthMm, heightMm }, at: [x, y] }: RingOnFingerProps) {
  const id = useId()
  const { body, unitsPerMm } = SILHOUETTES.finger
  const units = unitsPerMm * WIDER
  const [width, height] = [photo.width * mmPerPixel * units, photo.height * mmPerPixel * units]
  const [across, up, margin] = [widthMm * units, heightMm * units, MARGIN_MM * units]
  const [left, right, top] = [-across / 2 - margin, across / 2 + margin, -up / 2 - margin]
  const upTo = (share: number) => (share - 0.5) * up
  return (
    <g clipPath={`url(#${id}-hand)`} style={{ mixBlendMode: 'multiply', filter: 'brightness(1.075)' }}>
      <clipPath id={`${id}-near`}>
        <rect x={x - NEAR} y={y - 2 * NEAR} width={2 * NEAR} height={4 * NEAR} />
      </clipPath>
      <clipPath id={`${id}-hand`} clipPath={`url(#${id}-near)`}>
        <path d={body} />
      </clipPath>
      <filter id={`${id}-soft`}>
        <feGaussianBlur stdDeviation={SOFT_MM * units} />
      </filter>
      <mask id={`${id}-front`} maskUnits="userSpaceOnUse" x={-width / 2} y={-height / 2} width={width} height={height}>
        <path
          d={`M${left} ${top}H${right}V${upTo(HIDDEN_BELOW.right)}L${left} ${upTo(HIDDEN_BELOW.left)}Z`}
          fill="#fff"
          filter={`url(#${id}-soft)`}
        />
      </mask>
      <g transform={`translate(${x} ${y}) rotate(${TURN}) translate(${(0.5 - MIDDLE.x) * across} ${(0.5 - MIDDLE.y) * up})`}>
        <image
          href={pictureUrl(photo.base, photo.fallback, 'webp')}
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          mask={`url(#${id}-front)`}
          data-testid="ring"
        />
      </g>
    </g>
  )
}
