import { RingOnFinger } from '#features/worn/ring.tsx'
import { SILHOUETTES } from '#features/worn/silhouettes.ts'
import type { Worn } from '../../model/arrange.ts'
import { useTexts } from '../../texts/index.ts'
import { WornPicture } from './worn-picture.tsx'
import styles from './drawing.module.css'

type Point = readonly [x: number, y: number]

/** The ring finger first, then those where further rings of a look are worn. */
const FINGERS: readonly Point[] = [
  [292, 366],
  [390, 350],
  [484, 366],
  [216, 432],
]
const WRIST: Point = [372, 892]
/** Bracelets lie one above the other. */
const NEXT_BRACELET = 58

/** Whole finger tips; the wrist only where something is worn on it, so that rings are seen well. */
const WITH_WRIST = '110 80 580 960'
const FINGERS_ONLY = '110 80 580 600'

const isAt = (place: 'finger' | 'wrist') => (one: Worn) => one.place === place || (one.place === null && one.piece.places[0] === place)
/** What has the place of the look comes first. */
const inOrder = (worn: readonly Worn[], place: 'finger' | 'wrist') =>
  worn.filter(isAt(place)).toSorted((one, other) => Number(one.place === null) - Number(other.place === null))

/** A hand with its rings and bracelets, at one scale. */
export function Hand({ worn }: { worn: readonly Worn[] }) {
  const t = useTexts()
  const { body, creases, unitsPerMm } = SILHOUETTES.finger
  const rings = inOrder(worn, 'finger').slice(0, FINGERS.length)
  const bracelets = inOrder(worn, 'wrist').map((one, index) => ({ one, at: [WRIST[0], WRIST[1] + index * NEXT_BRACELET] as const }))
  const names = [...rings, ...bracelets.map(({ one }) => one)].map(({ piece }) => piece.name).join('; ')
  const faded = ({ state }: Worn) => (state === 'soldOut' ? 0.45 : undefined)
  return (
    <svg
      className={styles['drawing']}
      viewBox={bracelets.length > 0 ? WITH_WRIST : FINGERS_ONLY}
      role="img"
      aria-label={names ? t('onHand', { names }) : t('handEmpty')}
    >
      {bracelets.map(({ one, at }) => (
        <g key={one.piece.itemId} opacity={faded(one)}>
          <WornPicture piece={one.piece} at={at} unitsPerMm={unitsPerMm} half="behind" />
        </g>
      ))}
      <path className={styles['skin']} d={body} />
      <path className={styles['creases']} d={creases} />
      {bracelets.map(({ one, at }) => (
        <g key={one.piece.itemId} opacity={faded(one)}>
          <WornPicture piece={one.piece} at={at} unitsPerMm={unitsPerMm} half="before" />
        </g>
      ))}
      {rings.map((one, index) => (
        <g key={one.piece.itemId} opacity={faded(one)}>
          {one.piece.scale ? (
            <RingOnFinger photo={one.piece.photo} scale={one.piece.scale} at={FINGERS[index] ?? WRIST} />
          ) : (
            <WornPicture piece={one.piece} at={FINGERS[index] ?? WRIST} unitsPerMm={unitsPerMm} />
          )}
        </g>
      ))}
    </svg>
  )
}
