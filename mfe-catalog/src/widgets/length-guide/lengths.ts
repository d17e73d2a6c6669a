import type { Product } from '@shop/contracts/catalog/product'

export type WornAround = 'neck' | 'wrist'

/** A length in which a piece is made. */
export interface Length {
  cm: number
  /** As the page of the piece shows it; null without a piece. */
  label: string | null
  isOut: boolean
}

/** Usual lengths, for a guide that no piece has opened. */
const USUAL = { neck: [40, 45, 50, 55, 60], wrist: [16, 17, 18, 19] } as const

/** The piece whose page opened the guide. */
export interface GuidedPiece {
  name: string
  around: WornAround
  /** Ascending. */
  lengths: readonly Length[]
}

const cmOf = (size: string | null) => (size === null ? Number.NaN : Number.parseFloat(size.replace(',', '.')))

/** Null for whatever is no product with lengths: the guide opens by its address too. */
export function pieceOf(product: unknown): GuidedPiece | null {
  const { name, skuListWithGems, scale, catalog } = (product ?? {}) as Partial<Product>
  if (typeof name !== 'string' || !Array.isArray(skuListWithGems)) return null
  const byLabel = Map.groupBy(skuListWithGems, ({ size }) => size)
  const lengths = [...byLabel]
    .map(([label, skus]): Length => ({ cm: cmOf(label), label, isOut: skus.every(({ balances }) => balances === 0) }))
    .filter(({ cm }) => Number.isFinite(cm))
    .toSorted((one, other) => one.cm - other.cm)
  const isWrist = scale ? scale.wornOn === 'wrist' : catalog?.url.endsWith('/bracelets')
  return lengths.length === 0 ? null : { name, around: isWrist ? 'wrist' : 'neck', lengths }
}

export const usualLengths = (around: WornAround): readonly Length[] => USUAL[around].map((cm) => ({ cm, label: null, isOut: false }))

/** Up to this many centimeters. */
const LIES = [
  [38, 'choker'],
  [42, 'base'],
  [47, 'collarbones'],
  [52, 'below'],
  [58, 'chest'],
] as const

/** Where a chain lies on a neck of 36 cm. */
export const liesOn = (cm: number) => LIES.find(([most]) => cm <= most)?.[1] ?? 'over'

const CM_IN_INCH = 2.54
export const inchesOf = (cm: number) => cm / CM_IN_INCH
/** Centimeters; in inches below the least of them, so that a number has one unit. */
export const WRIST = { least: 10, usual: 16, most: 26, leastInches: 4, mostInches: 9.9 }

/** Centimeters around a wrist as typed, in inches too where they are used; null for what is no wrist. */
export function wristOf(typed: string, hasInches: boolean): number | null {
  const [, number = '', cm, inch] = /^\s*(\d+(?:[.,]\d+)?)\s*(?:(cm|см)|(in|″|"))?\s*$/i.exec(typed) ?? []
  const value = Number.parseFloat(number.replace(',', '.'))
  const isInches = inch !== undefined || (hasInches && cm === undefined && value < WRIST.least)
  const [least, most] = isInches ? [WRIST.leastInches, WRIST.mostInches] : [WRIST.least, WRIST.most]
  return value >= least && value <= most ? value * (isInches ? CM_IN_INCH : 1) : null
}

/** Slack in centimeters up to which a bracelet fits so. */
const FITS = [
  [0.3, 'short'],
  [1.2, 'tight'],
  [2.5, 'easy'],
  [4, 'loose'],
] as const

/** How a bracelet fits a wrist. */
export const fitsOn = (cm: number, around: number) => FITS.find(([most]) => cm - around < most)?.[1] ?? 'off'

/** Of the chain at the sides of the neck: the distance, and what goes around the back. */
const NECK_SPAN_MM = 121
const NECK_BACK_MM = 230

/** Millimeters by which the lowest point of a chain is below the sides of the neck. */
export const dropOf = (cm: number) => depthOf(cm * 10 - NECK_BACK_MM, NECK_SPAN_MM)

/** Depth of a parabola by its length and the distance of its ends. */
function depthOf(length: number, span: number): number {
  let [low, high] = [0, Math.max(length, 0)]
  // Each step halves the error: 0.01 mm of a meter.
  for (let step = 0; step < 17; step += 1) {
    const middle = (low + high) / 2
    if (arcOf(middle, span) > length) high = middle
    else low = middle
  }
  return low
}

function arcOf(depth: number, span: number): number {
  const slope = (4 * depth) / span
  return slope === 0 ? span : (span / 2) * (Math.sqrt(1 + slope ** 2) + Math.asinh(slope) / slope)
}
