import type { KnownSize } from '../../directory.ts'
import type { Amount, SizeSystem } from './amounts.ts'

type AskedSize = Pick<Extract<Amount, { kind: 'size' }>, 'value' | 'upTo' | 'system' | 'inches'>

export interface FoundSizes {
  sizes: readonly KnownSize[]
  /** No piece is made in the size: these are the nearest. */
  areNearest: boolean
  /** The system of the size where it is not the shop's own. */
  system: SizeSystem | null
}

const diameterOf = ({ value }: KnownSize) => Number(value)
const isRing = ({ value }: KnownSize) => !value.endsWith('cm')

/** Circumference of the British size A in mm, and what each letter adds (BS 6820:1987). */
const [UK_A, UK_STEP] = [37.5, 1.25]
const FIRST_LETTER = 'A'.charCodeAt(0)

/** Number of a ring's size in a system: diameter in mm, US size, circumference in mm, British letters after A. */
const IN_SYSTEM: Record<SizeSystem, (size: KnownSize) => number> = {
  RU: diameterOf,
  US: ({ en }) => Number(en),
  EU: (size) => Math.round(diameterOf(size) * Math.PI),
  UK: (size) => Math.round(((diameterOf(size) * Math.PI - UK_A) / UK_STEP) * 2) / 2,
}
const ukNumber = (value: string) => value.charCodeAt(0) - FIRST_LETTER + (value.endsWith('½') ? 0.5 : 0)
/** Farther ones are another size. */
const NEAREST_WITHIN: Record<SizeSystem, number> = { RU: 0.5, US: 0.75, EU: 2, UK: 1 }
const LENGTH_WITHIN = 3
/** A chain of 18 inches is sold as one of 45 cm. */
const INCHES_WITHIN = 1
const SMALLEST_EU = 40

/** What a size in a query is among the sizes of the shop: in its own system first. */
export function sizesFor(asked: AskedSize, known: readonly KnownSize[], locale: 'ru' | 'en'): FoundSizes {
  const { value, upTo, system, inches } = asked
  if (upTo !== undefined) return rangeFor(asked, known, locale)
  const exact = (sizes: readonly KnownSize[], of: SizeSystem | null = null): FoundSizes => ({ sizes, areNearest: false, system: of })
  if (value.endsWith('cm')) return lengthFor(Number.parseFloat(value), known, inches === undefined ? 0 : INCHES_WITHIN)
  const [number, rings] = [system === 'UK' ? ukNumber(value) : Number(value), known.filter(isRing)]
  const own = locale === 'ru' ? 'RU' : 'US'
  const systems: SizeSystem[] = system ? [system] : number >= SMALLEST_EU ? ['EU'] : [own, own === 'RU' ? 'US' : 'RU']
  for (const one of systems) {
    const sizes = rings.filter((size) => IN_SYSTEM[one](size) === number)
    if (sizes.length > 0) return exact(sizes, one === own ? null : one)
  }
  for (const one of systems) {
    const distance = (size: KnownSize) => Math.abs(IN_SYSTEM[one](size) - number)
    const least = Math.min(...rings.map(distance))
    if (least <= NEAREST_WITHIN[one])
      return { sizes: rings.filter((size) => distance(size) === least), areNearest: true, system: one === own ? null : one }
  }
  return exact([])
}

/** Of two sizes all between them; where they are none of the shop's, those nearest to either. */
function rangeFor({ upTo = '', ...asked }: AskedSize, known: readonly KnownSize[], locale: 'ru' | 'en'): FoundSizes {
  const isLength = asked.value.endsWith('cm')
  const ends = [asked.value, upTo].map((value) => sizesFor({ ...asked, value }, known, locale))
  const system = ends.find((end) => end.system)?.system ?? null
  const numberOf = isLength ? ({ value }: KnownSize) => Number.parseFloat(value) : IN_SYSTEM[system ?? (locale === 'ru' ? 'RU' : 'US')]
  const [from = 0, to = 0] = [asked.value, upTo].map(Number.parseFloat).toSorted((one, other) => one - other)
  const between = known.filter((size) => isRing(size) !== isLength && numberOf(size) >= from && numberOf(size) <= to)
  return { sizes: between.length > 0 ? between : ends.flatMap(({ sizes }) => sizes), areNearest: between.length === 0, system }
}

function lengthFor(centimetres: number, known: readonly KnownSize[], isSameWithin: number): FoundSizes {
  const distance = ({ value }: KnownSize) => Math.abs(Number.parseFloat(value) - centimetres)
  const lengths = known.filter((size) => !isRing(size))
  const least = Math.min(...lengths.map(distance))
  const sizes = least <= LENGTH_WITHIN ? lengths.filter((size) => distance(size) === least) : []
  return { sizes, areNearest: sizes.length > 0 && least > isSameWithin, system: null }
}

/** The sizes beside some ones, half a millimetre smaller and larger. */
export function besides(sizes: readonly KnownSize[], known: readonly KnownSize[]): KnownSize[] {
  const own = sizes.filter(isRing).map(diameterOf)
  return known.filter((size) => isRing(size) && own.some((one) => Math.abs(diameterOf(size) - one) === 0.5))
}
