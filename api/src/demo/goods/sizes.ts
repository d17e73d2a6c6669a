export interface Size {
  /** Suffix of the SKU id. */
  id: string
  ru: string | null
  en: string | null
  /** Weight relative to the middle size. */
  weight: number
  /** True when the price depends on weight: a longer chain costs more, a larger ring does not. */
  priced: boolean
}

/** Main stone carats of a design, starting with the one in its story. */
const STONE_WEIGHTS: Record<string, number[]> = { 'solitaire-aurora': [0.3, 0.5], 'pendant-solitaire': [0.25, 0.35, 0.5] }
/** Price per carat grows with the stone's size. */
const RARITY = 0.6

export interface StoneWeight {
  carats: number | null
  /** Suffix of the SKU id; empty for the first weight. */
  id: string
  /** Stone cost relative to the story's. */
  cost: number
}

export function stoneWeightsOf(slug: string, mainStone: number | undefined): StoneWeight[] {
  const carats = STONE_WEIGHTS[slug] ?? []
  const [least = 1] = carats
  if (carats.length === 0) return [{ carats: mainStone ?? null, id: '', cost: 1 }]
  return carats.map((one, index) => ({
    carats: one,
    id: index === 0 ? '' : `-${Math.round(one * 100)}`,
    cost: (one / least) ** (1 + RARITY),
  }))
}

const ONE_SIZE: Size[] = [{ id: 'one', ru: null, en: null, weight: 1, priced: false }]

/** Russian ring sizes are the inner diameter in mm; abroad the American scale in quarters. */
const AMERICAN: Record<string, string> = {
  '15.5': '4.75',
  '16': '5.5',
  '16.5': '6',
  '17': '6.5',
  '17.5': '7.25',
  '18': '7.75',
  '18.5': '8.5',
  '19': '9',
  '19.5': '9.75',
  '20': '10.25',
  '20.5': '11',
  '21': '11.5',
  '21.5': '12.25',
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)

const ringSizes = (from: number, to: number): Size[] =>
  range(from, to, 0.5).map((size) => ({
    id: String(size * 10),
    ru: String(size).replace('.', ','),
    en: AMERICAN[String(size)] ?? String(size),
    weight: 1 + (size - (from + to) / 2) * 0.06,
    priced: false,
  }))

const lengths = (values: number[], priced: boolean): Size[] => {
  const middle = values[Math.floor(values.length / 2)] ?? 1
  return values.map((value) => ({ id: String(value), ru: `${value} см`, en: `${value} cm`, weight: value / middle, priced }))
}

const MEN_RINGS = ['signet-onyx', 'band-brushed']
const CHAINS = ['chain-cable', 'chain-paperclip', 'chain-herringbone', 'pearl-strand', 'pearl-strand-grey']

/** Sizes of a design. */
export function sizesOf(slug: string, kind: string): Size[] {
  if (kind === 'rings') return ringSizes(15.5, 19)
  if (MEN_RINGS.includes(slug)) return ringSizes(18, 21.5)
  if (CHAINS.includes(slug)) return lengths([40, 45, 50, 55, 60], true)
  if (slug === 'curb-chain') return lengths([50, 55, 60], true)
  if (slug === 'leather-cord') return lengths([19, 20, 21, 22], false)
  if (kind === 'bracelets' && slug !== 'red-thread') return lengths([16, 17, 18, 19, 20], true)
  return ONE_SIZE
}
