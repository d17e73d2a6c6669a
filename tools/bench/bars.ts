import { PAGES } from './sites.ts'
import type { Medians, Summary } from './summary.ts'

export interface Verdict {
  what: string
  measured: number | null
  bar: number
  unit: string
  passed: boolean
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

/** What a public page of the shop must reach beside its own floor. */
const OF_A_PAGE: [what: string, figure: Figure, bar: number, unit: string][] = [
  ['largest picture', ratio('lcp'), 1.2, '× floor'],
  ['first paint', ratio('fcp'), 1.15, '× floor'],
  ['JavaScript', own('js', 1024), 150, 'KiB'],
  ['rounds', own('rounds'), 3, ''],
  ['blocking time', own('tbt'), 100, 'ms'],
  ['layout shift', own('cls'), 0.01, ''],
  ['failed requests', own('failed'), 0, ''],
]
const OF_AN_INTERACTION: Record<string, [what: string, bar: number]> = {
  '@early': ['a click as soon as the button is painted', 1500],
  '@addToCart': ['add to bag', 100],
  '@softNav': ['listing → product', 300],
}

export function verdicts(summary: Summary): Verdict[] {
  const all: Verdict[] = []
  const judge = (what: string, measured: number | null, bar: number, unit: string) =>
    all.push({ what, measured, bar, unit, passed: measured !== null && measured <= bar })
  for (const [profile, measured] of Object.entries(summary)) {
    for (const page of PAGES) {
      const { shop, floor } = measured[page] ?? {}
      if (!shop) continue
      for (const [what, figure, bar, unit] of OF_A_PAGE) judge(`${profile} ${page}: ${what}`, figure(shop, floor), bar, unit)
    }
    for (const [task, [what, bar]] of Object.entries(OF_AN_INTERACTION)) {
      const shop = measured[task]?.['shop']
      if (shop) judge(`${profile}: ${what}`, own('ms')(shop, undefined), bar, 'ms')
    }
  }
  return all
}
