/** Chains on the bust: the left half, from the neck to the lowest point; the right half mirrors it. */
interface Curve {
  length: number
  from: readonly [x: number, y: number]
  first: readonly [x: number, y: number]
  second: readonly [x: number, y: number]
  bottom: number
}

export const MIDDLE = 400
export const MARKS = [40, 45, 50, 60] as const
const [SHORTEST, LONGEST] = [36, 62]

const CURVES: readonly Curve[] = [
  { length: 40, from: [304, 318], first: [318, 404], second: [362, 436], bottom: 438 },
  { length: 45, from: [291, 326], first: [310, 500], second: [358, 560], bottom: 562 },
  { length: 50, from: [276, 332], first: [300, 560], second: [356, 690], bottom: 692 },
  { length: 60, from: [262, 338], first: [286, 650], second: [348, 834], bottom: 836 },
]

/** Between two drawn lengths the curve lies between theirs. */
function curveOf(centimeters: number): Curve {
  const length = Math.min(LONGEST, Math.max(SHORTEST, centimeters))
  const above = Math.max(
    1,
    CURVES.findIndex((curve) => curve.length >= length),
  )
  const index = CURVES.some((curve) => curve.length >= length) ? above : CURVES.length - 1
  const [one, other] = [CURVES[index - 1], CURVES[index]]
  if (!one || !other) throw new Error('There are no curves.')
  const share = (length - one.length) / (other.length - one.length)
  const between = (a: number, b: number) => Math.round((a + (b - a) * share) * 10) / 10
  const point = (a: Curve['from'], b: Curve['from']) => [between(a[0], b[0]), between(a[1], b[1])] as const
  return {
    length,
    from: point(one.from, other.from),
    first: point(one.first, other.first),
    second: point(one.second, other.second),
    bottom: between(one.bottom, other.bottom),
  }
}

export const bottomOf = (centimeters: number) => curveOf(centimeters).bottom

export function pathOf(centimeters: number): string {
  const { from, first, second, bottom } = curveOf(centimeters)
  const mirrored = ([x, y]: Curve['from']) => `${2 * MIDDLE - x} ${y}`
  return `M${from.join(' ')}C${first.join(' ')} ${second.join(' ')} ${MIDDLE} ${bottom}C${mirrored(second)} ${mirrored(first)} ${mirrored(from)}`
}
