/** Swatch colors: metals as in the design, then stones. */
export const METALS = {
  yellow: '#D9B566',
  white: '#DAD9D6',
  rose: '#DBA48C',
  silver: '#C9CBCC',
  gilt: '#D9B566',
  black: '#3A3A3C',
  steel: '#A7ABAF',
} as const

export const STONES = {
  diamond: '#F1F1EF',
  emerald: '#1E7A45',
  sapphire: '#2B3FA6',
  ruby: '#B3202F',
  pearl: '#EFE6DA',
  amethyst: '#6B3FA8',
  topaz: '#8EB8D8',
  onyx: '#17171A',
} as const

/** Metals and stones by visible color. */
export const COLORS = {
  golden: { color: '#D9B566', of: ['yellow', 'gilt'] },
  silvery: { color: '#DAD9D6', of: ['white', 'silver', 'steel'] },
  pink: { color: '#DBA48C', of: ['rose'] },
  clear: { color: '#F1F1EF', of: ['diamond', 'pearl'] },
  red: { color: '#B3202F', of: ['ruby'] },
  green: { color: '#1E7A45', of: ['emerald'] },
  sky: { color: '#8EB8D8', of: ['topaz'] },
  blue: { color: '#2B3FA6', of: ['sapphire'] },
  violet: { color: '#6B3FA8', of: ['amethyst'] },
  black: { color: '#17171A', of: ['black', 'onyx'] },
} as const satisfies Record<string, { color: string; of: readonly (keyof typeof METALS | keyof typeof STONES)[] }>
export type Color = keyof typeof COLORS

/** Metals and stones of the colors. Their names never collide. */
export const madeIn = (colors: readonly string[]): string[] =>
  colors.flatMap((color) => (Object.hasOwn(COLORS, color) ? [...COLORS[color as Color].of] : []))

/** Stones that distinguish designs of one family, in addition to filter stones. */
const FAMILY_STONES = { 'pearl-grey': '#8C9096' } as const

export const colorOf = (id: string): string | null => (({ ...METALS, ...STONES, ...FAMILY_STONES }) as Record<string, string>)[id] ?? null
