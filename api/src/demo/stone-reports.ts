import type { Locale } from '@shop/contracts/shop/storefront'
import type { KeptReport } from '../goods/catalog/product/stone-report.ts'
import { stableHash } from '../platform/stable-hash.ts'
import type { Piece } from './goods/pieces.ts'
import { stoneWeightsOf } from './goods/sizes.ts'

type InBoth = Record<Locale, string>

/** From this weight of the main stone on, a laboratory examines each stone. */
const EXAMINED_CARATS = 0.2
/** Diameter of a round brilliant of one carat, in mm. */
const CARAT_MM = 6.5
/** Of stones that are longer than wide. */
const LONG = 1.35

const LABORATORY: InBoth = { ru: 'Геммологический центр МГУ', en: 'MSU Gemmological Center' }

const COLORS: Record<string, InBoth[]> = {
  diamond: [
    { ru: '2 (F), бесцветный', en: 'F, colorless' },
    { ru: '3 (G), почти бесцветный', en: 'G, near colorless' },
    { ru: '4 (H), почти бесцветный', en: 'H, near colorless' },
  ],
  emerald: [{ ru: 'насыщенный зелёный', en: 'vivid green' }],
  sapphire: [{ ru: 'васильковый синий', en: 'cornflower blue' }],
  ruby: [{ ru: 'насыщенный красный', en: 'vivid red' }],
}
const CLARITIES: Record<string, InBoth[]> = {
  diamond: [
    { ru: '4 (VS1), включения не видны глазом', en: 'VS1, inclusions not visible to the eye' },
    { ru: '5 (VS2), включения не видны глазом', en: 'VS2, inclusions not visible to the eye' },
  ],
  emerald: [{ ru: 'мелкие включения, обычные для изумруда', en: 'minor inclusions, usual for an emerald' }],
  sapphire: [{ ru: 'чистый для глаза', en: 'eye clean' }],
  ruby: [{ ru: 'чистый для глаза', en: 'eye clean' }],
}

/** An example of a laboratory's report for each weight of the main stone; null where none is written. */
export function reportsOf({ design, story, slug }: Piece): KeptReport[] | null {
  const { gem } = design
  const [colors, clarities] = [COLORS[gem?.id ?? ''], CLARITIES[gem?.id ?? '']]
  if (!gem || !colors || !clarities) return null
  const cut = { ru: story.ru.stone ?? '', en: story.en.stone ?? '' }
  const isRound = /round/i.test(cut.en)
  const reports = stoneWeightsOf(design.slug, story.mainStone).flatMap(({ carats }): KeptReport[] => {
    if (carats === null || carats < EXAMINED_CARATS) return []
    const weight = Math.round(carats * 100)
    const pick = (of: InBoth[], word: string) => of[stableHash(`${word} ${slug} ${weight}`, of.length)] as InBoth
    const across = CARAT_MM * Math.cbrt(carats)
    const face = isRound ? [across, across] : [across * Math.sqrt(LONG), across / Math.sqrt(LONG)]
    return [
      {
        weight,
        stone: gem.name,
        laboratory: LABORATORY,
        number: String(100_000 + stableHash(`report ${slug} ${weight}`, 90_000)).replace(/(\d{3})$/, '\u00a0$1'),
        color: pick(colors, 'color'),
        clarity: pick(clarities, 'clarity'),
        cut,
        faceMm: face.map((mm) => Math.round(mm * 10) / 10) as [number, number],
        isRound,
        url: null,
        isDemo: true,
      },
    ]
  })
  return reports.length > 0 ? reports : null
}
