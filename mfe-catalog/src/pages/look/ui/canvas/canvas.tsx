import { useUnit } from 'effector-react'
import type { LookPlace } from '@shop/contracts/catalog/looks/look'
import { IconButton } from '@shop/ui'
import type { Worn } from '../../model/arrange.ts'
import { $markedPlace, $worn, placeChosen } from '../../model/look.ts'
import { useTexts } from '../../texts/index.ts'
import { EAR_SPOTS, focusPanel, tabOf, type Tab } from '../places.ts'
import { useUndo } from '../use-change.ts'
import { Bust } from './bust.tsx'
import { Ear } from './ear.tsx'
import { Hand } from './hand.tsx'
import styles from './canvas.module.css'

const ADD = { finger: 'addFinger', lobe: 'addLobe', neck: 'addNeck', wrist: 'addWrist', ear: 'addEar' } as const

/** The case: chains on the figure, earrings and piercings on an ear, rings and bracelets on a hand, each at the scale of its drawing [look.at-scale]. */
export default function Canvas() {
  const t = useTexts()
  const worn = useUnit($worn)
  const at = (place: LookPlace) => worn.find((one) => one.place === place) ?? null
  const pierced = EAR_SPOTS.find((spot) => at(spot) !== null)
  return (
    <div className={styles['canvas']} role="group" aria-label={t('canvas')}>
      <figure className={styles['figure']}>
        <Bust worn={worn} />
        <figcaption>
          <Caption tab="neck" place="neck" worn={at('neck')} />
        </figcaption>
      </figure>
      <figure>
        <Ear worn={worn} />
        <figcaption>
          <Caption tab="lobe" place="lobe" worn={at('lobe')} />
          <Caption tab="ear" place={pierced ?? 'helix'} worn={pierced ? at(pierced) : null} />
        </figcaption>
      </figure>
      <figure>
        <Hand worn={worn} />
        <figcaption>
          <Caption tab="finger" place="finger" worn={at('finger')} />
          <Caption tab="wrist" place="wrist" worn={at('wrist')} />
        </figcaption>
      </figure>
      <Undo />
    </div>
  )
}

function Caption({ tab, place, worn }: { tab: Tab; place: LookPlace; worn: Worn | null }) {
  const t = useTexts()
  const { marked, choose } = useUnit({ marked: $markedPlace, choose: placeChosen })
  const size = worn?.choice.sku?.size
  return (
    <button
      type="button"
      className="link"
      aria-current={tabOf(marked) === tab ? 'true' : undefined}
      onClick={() => {
        choose(place)
        focusPanel()
      }}
    >
      {worn ? [shortOf(worn.piece.name), size].filter(Boolean).join(', ') : t(ADD[tab])}
    </button>
  )
}

/** The metal is seen, and told in the list. */
const shortOf = (name: string) => name.replace(/, [^,]*$/, '')

function Undo() {
  const t = useTexts()
  const undo = useUndo()
  return (
    <IconButton className={styles['undo'] ?? ''} icon="undo" label={t('undoChange')} size="s" disabled={!undo} onClick={() => undo?.()} />
  )
}
