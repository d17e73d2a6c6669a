import type { EngravingFace, EngravingPlace } from '@shop/contracts/cart/engraving'
import type { Photo } from '@shop/contracts/core/picture'
import { ResponsivePicture } from '@shop/ui'
import { useTexts } from './texts/index.ts'
import faces from './faces.module.css'
import styles from './preview.module.css'

/** Of the line's length: the largest letters, and the width of a letter by its height. */
const LARGEST = 0.12
const LETTER = 0.6
/** Width and height of what is shown of the picture, in lengths of the line. */
const SHOWN = { width: 1.36, ratio: 16 / 10 }

interface PreviewProps {
  photo: Photo | undefined
  place: EngravingPlace
  text: string
  face: EngravingFace
  name: string
}

/** The part of the photograph where the words stand, with the words on it. */
export function Preview({ photo, place, text, face, name }: PreviewProps) {
  const t = useTexts()
  if (!photo) return null
  const words = text.trim()
  const length = place.width * photo.width
  const half = length / 2
  const size = length * Math.min(LARGEST, 0.95 / (Math.max(1, [...words].length) * LETTER))
  const { left, top, width } = shown(photo, place)
  return (
    <figure className={styles['figure']} role="img" aria-label={words ? t('seen', { name, words }) : name}>
      <div
        style={{
          width: `${100 / width}%`,
          left: `${(-100 * left) / width}%`,
          top: `${(-100 * top * photo.height * SHOWN.ratio) / (width * photo.width)}%`,
        }}
      >
        <ResponsivePicture picture={photo} sizes="720px" alt="" />
        <svg viewBox={`0 0 ${photo.width} ${photo.height}`} aria-hidden="true">
          <g transform={`translate(${place.x * photo.width} ${place.y * photo.height}) rotate(${place.angle})`}>
            <path id="engraving-line" fill="none" d={`M${-half} 0Q0 ${2 * place.bend * length} ${half} 0`} />
            <text className={`${styles['words']} ${faces[face]}`} data-sample={words ? undefined : ''} fontSize={size} dy={size * 0.3}>
              <textPath href="#engraving-line" startOffset="50%" textAnchor="middle">
                {words || t('sample')}
              </textPath>
            </text>
          </g>
        </svg>
      </div>
    </figure>
  )
}

/** Left, top and width of the visible part, in fractions of the picture: around the words, never beyond its edges. */
function shown({ width: pictureWidth, height: pictureHeight }: Photo, { x, y, width }: EngravingPlace) {
  const part = Math.min(1, width * SHOWN.width)
  const high = Math.min(1, (part * pictureWidth) / SHOWN.ratio / pictureHeight)
  const within = (middle: number, size: number) => Math.max(0, Math.min(1 - size, middle - size / 2))
  return { left: within(x, part), top: within(y, high), width: part }
}
