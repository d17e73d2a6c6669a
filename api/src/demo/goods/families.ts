interface Member {
  family: string
  symbol: string | null
  stone: string | null
}

const sign = (symbol: string): Member => ({ family: 'letters', symbol, stone: null })
const form = (family: string, stone: string): Member => ({ family, symbol: null, stone })

/** Families of designs: letters by symbol, the same form by stone. */
const MEMBERS: Record<string, Member> = {
  'letter-a': sign('A'),
  'letter-m': sign('M'),
  'letter-k': sign('K'),
  'studs-brilliant': form('studs', 'diamond'),
  'studs-topaz': form('studs', 'topaz'),
  'studs-pearl': form('studs', 'pearl'),
  'drops-amethyst': form('drops', 'amethyst'),
  'drops-pearl': form('drops', 'pearl'),
  'pendant-solitaire': form('pendants', 'diamond'),
  'pendant-emerald': form('pendants', 'emerald'),
  'pearl-strand': form('strands', 'pearl'),
  'pearl-strand-grey': form('strands', 'pearl-grey'),
}

export const familyOf = (design: string): Member | null => MEMBERS[design] ?? null
