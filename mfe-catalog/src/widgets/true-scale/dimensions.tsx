import type { Picture } from '@shop/contracts/core/picture'
import { useLength } from './length.ts'
import styles from './dimensions.module.css'

interface DimensionsProps {
  photo: Picture
  mmPerPixel: number
  /** Null: the piece runs out of the picture, which gets a scale bar instead. */
  whole: { widthMm: number; heightMm: number } | null
}

/** Of the scale bar. */
export const BAR_MM = 10
/** Pixels of the picture between the piece and a line, and half the stroke that ends a line. */
const GAP = 44
const END = 13
/** Pixels of the picture from its edges to the scale bar. */
const EDGE = { x: 60, y: 140 }

/** Lines and lengths over a picture, in its pixels. */
export function Dimensions({ photo: { width, height }, mmPerPixel, whole }: DimensionsProps) {
  const length = useLength()
  const percent = (part: number, of: number) => `${(part / of) * 100}%`
  if (!whole) {
    const [right, y] = [width - EDGE.x, height - EDGE.y]
    return (
      <>
        <Lines width={width} height={height} path={`M${right - BAR_MM / mmPerPixel} ${y}H${right}${ends(right, y, BAR_MM / mmPerPixel)}`} />
        <span className={styles['bar']} style={{ insetInlineEnd: percent(EDGE.x, width), insetBlockEnd: percent(EDGE.y + END, height) }}>
          {length(BAR_MM)}
        </span>
      </>
    )
  }
  const [across, up] = [whole.widthMm / mmPerPixel, whole.heightMm / mmPerPixel]
  const left = (width - across) / 2
  const top = (height - up) / 2
  const [x, y] = [left - GAP, top + up + GAP]
  return (
    <>
      <Lines
        width={width}
        height={height}
        path={`M${left} ${y}h${across}${ends(left + across, y, across)}M${x} ${top}v${up}M${x - END} ${top}h${2 * END}M${x - END} ${top + up}h${2 * END}`}
      />
      <span className={styles['below']} style={{ insetBlockStart: percent(y, height) }}>
        {length(whole.widthMm)}
      </span>
      <span className={styles['beside']} style={{ insetInlineEnd: percent(width - x, width) }}>
        <span>{length(whole.heightMm)}</span>
      </span>
    </>
  )
}

/** The strokes that end a level line. */
const ends = (right: number, y: number, across: number) => `M${right - across} ${y - END}v${2 * END}M${right} ${y - END}v${2 * END}`

const Lines = ({ width, height, path }: { width: number; height: number; path: string }) => (
  <svg className={styles['lines']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <path d={path} />
  </svg>
)
