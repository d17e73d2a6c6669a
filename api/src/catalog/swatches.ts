/** Colours of the swatches: metals as the design shows them, stones beside. */
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

/** Stones that tell designs of one family apart, beside those that listings filter by. */
const FAMILY_STONES = { 'pearl-grey': '#8C9096' } as const

export const colorOf = (id: string): string | null => (({ ...METALS, ...STONES, ...FAMILY_STONES }) as Record<string, string>)[id] ?? null
