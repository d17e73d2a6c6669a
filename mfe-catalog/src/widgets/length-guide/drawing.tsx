import { SILHOUETTES } from '#features/worn/silhouettes.ts'
import { dropOf, type WornAround } from './lengths.ts'
import styles from './drawing.module.css'

const NECK = { view: '60 150 600 660', left: 178, right: 542, y: 250 }
const WRIST = { view: '60 500 620 640', left: 254, right: 490, y: 1010 }
/** The body goes on to the edges of a wide window. */
const SHOULDERS = 'M-900 342H1620V900H-900Z'
/** The view leaves out what hangs lower. */
const LOWEST = 880

interface DrawingProps {
  around: WornAround
  lengths: readonly number[]
  /** Centimeters; null while no length is suggested. */
  chosen: number | null
  /** Around the wrist, in centimeters. */
  wrist: number
  label: string
}

/** Silhouette with a line for each length, at scale. */
export function Drawing({ around, lengths, chosen, wrist, label }: DrawingProps) {
  const { body, creases } = SILHOUETTES[around]
  const { view, left, right, y } = around === 'neck' ? NECK : WRIST
  const bottomOf = (cm: number) => Math.min(LOWEST, y + dropOf(cm) * SILHOUETTES.neck.unitsPerMm)
  // What is longer than the wrist hangs: half of the slack on each side.
  const sagOf = (cm: number) => y + 18 + Math.max(0, cm - wrist) * 5 * SILHOUETTES.wrist.unitsPerMm
  const lowest = around === 'neck' ? bottomOf : sagOf
  const shown = around === 'neck' ? lengths : chosen === null ? [] : [chosen]
  return (
    <svg viewBox={view} role="img" aria-label={label} className={styles['drawing']}>
      <path className={styles['body']} d={body} />
      {around === 'neck' && <path className={styles['body']} d={SHOULDERS} />}
      <path className={styles['creases']} d={creases} />
      {shown.map((cm) => {
        const bottom = lowest(cm)
        // The control point of a parabola is twice as low as its lowest point.
        return (
          <g key={cm} className={cm === chosen ? styles['chosen'] : styles['other']}>
            <path d={`M${left} ${y}Q${(left + right) / 2} ${2 * bottom - y} ${right} ${y}`} />
            {around === 'neck' && (
              <text x={(left + right) / 2} y={bottom - 10}>
                {cm}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
