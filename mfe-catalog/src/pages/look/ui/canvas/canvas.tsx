import { useUnit } from 'effector-react'
import type { LookPlace } from '@shop/contracts/catalog/looks/look'
import { Icon, IconButton, ResponsivePicture } from '@shop/ui'
import type { Worn } from '../../model/arrange.ts'
import { $place, $worn, placeChosen } from '../../model/look.ts'
import { useTexts } from '../../texts/index.ts'
import { Bust } from './bust.tsx'
import { focusPanel } from '../places.ts'
import { useUndo } from '../use-change.ts'
import styles from './canvas.module.css'

const CELLS = ['lobe', 'finger', 'wrist'] as const
const ADD = { finger: 'addFinger', lobe: 'addLobe', neck: 'addNeck', wrist: 'addWrist' } as const

/** The case: a chain on the figure, other pieces in their compartments. */
export function Canvas() {
  const t = useTexts()
  const worn = useUnit($worn)
  const at = (place: LookPlace) => worn.find((one) => one.place === place) ?? null
  return (
    <div className={styles['canvas']} role="group" aria-label={t('canvas')}>
      <figure className={styles['figure']}>
        <Bust worn={at('neck')} />
        <Caption place="neck" worn={at('neck')} />
      </figure>
      {CELLS.map((place) => (
        <Cell key={place} place={place} worn={at(place)} />
      ))}
      <Undo />
    </div>
  )
}

function Cell({ place, worn }: { place: (typeof CELLS)[number]; worn: Worn | null }) {
  return (
    <figure className={`${styles['cell']} ${worn?.state === 'soldOut' ? styles['out'] : ''}`}>
      {worn ? (
        <ResponsivePicture picture={worn.piece.photo} sizes="(min-width: 1000px) 24vw, 42vw" alt="" plain priority="eager" />
      ) : (
        <span className={styles['empty']}>
          <Icon name="plus" size="s" />
        </span>
      )}
      <Caption place={place} worn={worn} />
    </figure>
  )
}

function Caption({ place, worn }: { place: keyof typeof ADD; worn: Worn | null }) {
  const t = useTexts()
  const { current, choose } = useUnit({ current: $place, choose: placeChosen })
  const size = worn?.choice.sku?.size
  return (
    <figcaption>
      <button
        type="button"
        className="link"
        aria-current={current === place ? 'true' : undefined}
        onClick={() => {
          choose(place)
          focusPanel()
        }}
      >
        {worn ? [worn.piece.name, size].filter(Boolean).join(', ') : t(ADD[place])}
      </button>
    </figcaption>
  )
}

function Undo() {
  const t = useTexts()
  const undo = useUndo()
  return (
    <IconButton className={styles['undo'] ?? ''} icon="undo" label={t('undoChange')} size="s" disabled={!undo} onClick={() => undo?.()} />
  )
}
