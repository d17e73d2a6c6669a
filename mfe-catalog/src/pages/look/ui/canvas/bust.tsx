import { useId } from 'react'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import { centimetersOf } from '#features/variants/lengths.ts'
import { isByLength, type Worn } from '../../model/arrange.ts'
import { useTexts } from '../../texts/index.ts'
import { bottomOf, MARKS, MIDDLE, pathOf } from './curves.ts'
import styles from './bust.module.css'

const SKIN =
  'M306-60C300 90 312 160 322 214c10 60-6 96-60 124C180 380 70 396-40 452V1900H840V452C730 396 620 380 538 338c-54-28-70-64-60-124 10-54 22-124 16-274Z'
const CONTOUR =
  'M306-60C300 90 312 160 322 214c10 60-6 96-60 124C180 380 70 396-40 452M494-60c6 150-6 220-16 274-10 60 6 96 60 124 82 42 192 58 302 114'
const BONES = 'M214 420c70 2 128 26 166 62M586 420c-70 2-128 26-166 62M400 500v22'

/** A pendant hangs at this length: chains of pendants are adjustable. */
const USUAL = 45
/** Centimeters between chains of unknown length. */
const LAYER = 5
/** The bust's own scale: its neck is 115 mm wide. */
const UNITS_PER_MM = 1.63
/** The pendant's ring above the middle of its picture, as a share of the picture's height. */
const HUNG = 0.06

const METALS: Partial<Record<string, [dark: string, light: string]>> = {
  yellow: ['#9a7430', '#ebcf8b'],
  gilt: ['#9a7430', '#ebcf8b'],
  rose: ['#9c5f48', '#ecc0ab'],
  black: ['#232325', '#6a6a6e'],
}
const PALE: [string, string] = ['#7d8489', '#e9ecee']
const PEARL: [string, string] = ['#b9a994', '#fbf6ee']

const isNecklace = ({ place, piece }: Worn) => place === 'neck' || (place === null && piece.places[0] === 'neck')

/** Chains at their lengths on a figure, with their pendants; further ones of the look lie in layers. */
export function Bust({ worn: all }: { worn: readonly Worn[] }) {
  const t = useTexts()
  const id = useId()
  const worn = all.find(({ place }) => place === 'neck') ?? null
  const layers = all.filter((one) => isNecklace(one) && one !== worn)
  const size = worn?.choice.sku?.size ?? null
  const length = centimetersOf(size)
  const name = worn?.piece.name ?? ''
  const main = !worn ? t('bustEmpty') : size ? t('bustLength', { name, length: size }) : t('bust', { name })
  const label = [main, ...layers.map(({ piece }) => piece.name)].join('; ')
  return (
    <svg className={styles['bust']} viewBox="175 150 450 770" role="img" aria-label={label}>
      <path className={styles['skin']} d={SKIN} />
      <path className={styles['contour']} d={CONTOUR} />
      <path className={styles['contour']} d={BONES} />
      {MARKS.map((mark) => (
        <g key={mark}>
          {mark !== length && <path className={styles['ghost']} d={pathOf(mark)} />}
          <text x="600" textAnchor="end" y={bottomOf(mark) + 4} className={mark === length ? styles['on'] : undefined}>
            {mark === length ? size : mark}
          </text>
        </g>
      ))}
      {length !== null && !MARKS.some((mark) => mark === length) && (
        <text x="600" textAnchor="end" y={bottomOf(length) + 4} className={styles['on']}>
          {size}
        </text>
      )}
      {layers.map((one, index) => (
        <Chain
          key={one.piece.itemId}
          worn={one}
          length={centimetersOf(one.choice.sku?.size ?? null) ?? USUAL + LAYER * (index + 1)}
          id={`${id}${index}`}
        />
      ))}
      {worn && <Chain worn={worn} length={length ?? USUAL} id={id} />}
    </svg>
  )
}

function Chain({ worn: { piece }, length, id }: { worn: Worn; length: number; id: string }) {
  const isPearl = piece.stone === 'pearl' || piece.stone === 'pearl-grey'
  const hasLengths = isByLength({ piece })
  const [dark, light] = hasLengths && isPearl ? PEARL : (METALS[piece.metal ?? ''] ?? PALE)
  const path = pathOf(length)
  if (hasLengths && isPearl)
    return (
      <g fill="none" strokeLinecap="round" strokeDasharray="0 11.5">
        <path d={path} stroke={dark} strokeWidth="11.4" />
        <path d={path} stroke={light} strokeWidth="9.4" />
      </g>
    )
  return (
    <>
      <g fill="none">
        <path d={path} stroke={dark} strokeWidth={hasLengths ? 5 : 2.8} />
        <path d={path} stroke={light} strokeWidth={hasLengths ? 3 : 1.5} strokeDasharray={hasLengths ? '5 2.8' : '3.4 2.2'} />
      </g>
      {!hasLengths && <Pendant piece={piece} at={bottomOf(length)} id={id} />}
    </>
  )
}

function Pendant({ piece: { photo, scale }, at, id }: { piece: Worn['piece']; at: number; id: string }) {
  const units = (scale?.mmPerPixel ?? 0.062) * UNITS_PER_MM
  const [width, height] = [photo.width * units, photo.height * units]
  const [x, y] = [MIDDLE - width / 2, at - height * (0.5 - HUNG)]
  return (
    <>
      <defs>
        <radialGradient id={`${id}-fade`} cx="0.5" cy="0.56" r="0.26">
          <stop offset="0.72" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id={`${id}-mask`} maskContentUnits="objectBoundingBox">
          <rect width="1" height="1" fill={`url(#${id}-fade)`} />
        </mask>
      </defs>
      <image
        className={styles['pendant']}
        href={pictureUrl(photo.base, photo.fallback, 'webp')}
        x={x}
        y={y}
        width={width}
        height={height}
        mask={`url(#${id}-mask)`}
      />
    </>
  )
}
