import type { LookPlace } from '@shop/contracts/catalog/looks/look'
import { SILHOUETTES } from '#features/worn/silhouettes.ts'
import type { Worn } from '../../model/arrange.ts'
import { useTexts } from '../../texts/index.ts'
import { WornPicture } from './worn-picture.tsx'
import styles from './drawing.module.css'

/** The inner places first: an earring hangs before what is behind it. */
const SPOTS: readonly { place: LookPlace; at: readonly [x: number, y: number] }[] = [
  { place: 'conch', at: [432, 440] },
  { place: 'helix', at: [566, 330] },
  { place: 'secondLobe', at: [456, 560] },
  { place: 'lobe', at: [392, 604] },
]

/** An ear with what is worn in its four places, at one scale. */
export function Ear({ worn }: { worn: readonly Worn[] }) {
  const t = useTexts()
  const { body, creases, unitsPerMm } = SILHOUETTES.lobe
  const spots = SPOTS.flatMap(({ place, at }) => worn.filter((one) => one.place === place).map((one) => ({ one, at })))
  const names = spots.map(({ one }) => one.piece.name).join('; ')
  return (
    <svg className={styles['drawing']} viewBox="210 110 440 760" role="img" aria-label={names ? t('onEar', { names }) : t('earEmpty')}>
      <path className={styles['skin']} d={body} />
      <path className={styles['creases']} d={creases} />
      {spots.map(({ one: { piece, state }, at }) => (
        <g key={piece.itemId} opacity={state === 'soldOut' ? 0.45 : undefined}>
          <WornPicture piece={piece} at={at} unitsPerMm={unitsPerMm} />
        </g>
      ))}
    </svg>
  )
}
