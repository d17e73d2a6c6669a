import { useId } from 'react'
import { pictureUrl } from '@shop/contracts/core/picture'
import type { Worn } from '../../model/arrange.ts'
import { useTexts } from '../../texts/index.ts'
import { bottomOf, centimetersOf, MARKS, MIDDLE, pathOf } from './curves.ts'
import styles from './bust.module.css'

const SKIN =
  'M306-60C300 90 312 160 322 214c10 60-6 96-60 124C180 380 70 396-40 452V1060H840V452C730 396 620 380 538 338c-54-28-70-64-60-124 10-54 22-124 16-274Z'
const CONTOUR =
  'M306-60C300 90 312 160 322 214c10 60-6 96-60 124C180 380 70 396-40 452M494-60c6 150-6 220-16 274-10 60 6 96 60 124 82 42 192 58 302 114'
const BONES = 'M214 420c70 2 128 26 166 62M586 420c-70 2-128 26-166 62M400 500v22'

/** A pendant hangs at this length: chains of pendants are adjustable. */
const USUAL = 45
/** Twice the bust's own scale: a pendant would be a dot. */
const UNITS_PER_MM = 2.9
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

/** The chain at its length on a figure; a pendant hangs from it. */
export function Bust({ worn }: { worn: Worn | null }) {
  const t = useTexts()
  const id = useId()
  const size = worn?.choice.sku?.size ?? null
  const length = centimetersOf(size)
  const name = worn?.piece.name ?? ''
  const label = !worn ? t('bustEmpty') : size ? t('bustLength', { name, length: size }) : t('bust', { name })
  return (
    <svg className={styles['bust']} viewBox="90 60 620 900" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
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
      {worn && <Chain worn={worn} length={length ?? USUAL} id={id} />}
    </svg>
  )
}

function Chain({ worn: { piece }, length, id }: { worn: Worn; length: number; id: string }) {
  const isPearl = piece.stone === 'pearl' || piece.stone === 'pearl-grey'
  const hasLengths = piece.skus.some(({ size }) => centimetersOf(size) !== null)
  const [dark, light] = hasLengths && isPearl ? PEARL : (METALS[piece.metal ?? ''] ?? PALE)
  const path = pathOf(length)
  if (hasLengths && isPearl)
    return (
      <g fill="none" strokeLinecap="round" strokeDasharray="0 12">
        <path d={path} stroke={dark} strokeWidth="12" />
        <path d={path} stroke={light} strokeWidth="9.5" />
      </g>
    )
  return (
    <>
      <g fill="none">
        <path d={path} stroke={dark} strokeWidth={hasLengths ? 6.4 : 3.6} />
        <path d={path} stroke={light} strokeWidth={hasLengths ? 3.8 : 2} strokeDasharray={hasLengths ? '6 3.4' : '4 2.6'} />
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
