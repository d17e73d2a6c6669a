import { PAGES } from './stand/sites.ts'
import { chanceOfRatio } from './report/statistics.ts'
import type { Medians, Results, Summary } from './report/summary.ts'

export interface Verdict {
  what: string
  measured: number | null
  bar: number
  unit: string
  passed: boolean
  /** Probability that the floor misses this bar against itself, 0 to 1; null for a bar without a floor. */
  byChance: number | null
}

type Figure = (shop: Medians, floor: Medians | undefined) => number | null

const ratio =
  (key: string): Figure =>
  (shop, floor) => {
    const [ours, base] = [shop.median[key], floor?.median[key]]
    return ours && base ? ours / base : null
  }
const own =
  (key: string, divisor = 1): Figure =>
  ({ median }) =>
    typeof median[key] === 'number' ? median[key] / divisor : null

type BarOfAPage = [what: string, figure: Figure, bar: number, unit: string, keyOfFloor?: string]
const besideFloor = (what: string, key: string, bar: number): BarOfAPage => [what, ratio(key), bar, '× floor', key]

/** Bars of public pages relative to their floor. */
const OF_A_PAGE: BarOfAPage[] = [
  besideFloor('largest picture', 'lcp', 1.2),
  besideFloor('first paint', 'fcp', 1.25),
  ['JavaScript', own('js', 1024), 165, 'KiB'],
  ['rounds', own('rounds'), 3, ''],
  ['blocking time', own('tbt'), 150, 'ms'],
  ['layout shift', own('cls'), 0.01, ''],
  ['failed requests', own('failed'), 0, ''],
]
const OF_AN_INTERACTION: Record<string, [what: string, bar: number]> = {
  '@early': ['a click as soon as the button is painted', 1500],
  '@addToCart': ['add to bag', 100],
  '@softNav': ['listing → product', 300],
  '@size': ['another size', 100],
  '@weight': ['another weight of the stone', 100],
  '@metal': ['another metal', 100],
}
/** What is known already: choosing it sends nothing. */
const KNOWN = ['@size', '@weight']

export function verdicts(summary: Summary, results: Results): Verdict[] {
  const all: Verdict[] = []
  const judge = (what: string, measured: number | null, bar: number, unit: string, byChance: number | null = null) =>
    all.push({ what, measured, bar, unit, passed: measured !== null && measured <= bar, byChance })
  for (const [profile, measured] of Object.entries(summary)) {
    for (const page of PAGES) {
      const { shop, floor } = measured[page] ?? {}
      if (!shop) continue
      for (const [what, figure, bar, unit, key] of OF_A_PAGE) {
        const ofFloor = key ? results[profile]?.[page]?.['floor']?.map((run) => run[key]) : undefined
        judge(`${profile} ${page}: ${what}`, figure(shop, floor), bar, unit, ofFloor ? chanceOfRatio(ofFloor, bar) : null)
      }
    }
    for (const [task, [what, bar]] of Object.entries(OF_AN_INTERACTION)) {
      const shop = measured[task]?.['shop']
      if (shop) judge(`${profile}: ${what}`, own('ms')(shop, undefined), bar, 'ms')
      if (shop && KNOWN.includes(task)) judge(`${profile}: calls of ${what}`, own('calls')(shop, undefined), 0, '')
    }
  }
  return all
}
