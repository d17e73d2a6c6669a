import type { Figures } from '../measure.ts'
import { median, spread } from './statistics.ts'

type By<Value> = Record<string, Value>
/** Profile → page or interaction → site → one set of figures a run. */
export type Results = By<By<By<Figures[]>>>

export interface Medians {
  runs: number
  median: Figures
  spread: Figures
}
export type Summary = By<By<By<Medians>>>

const mediansOf = (runs: readonly Figures[]): Medians => {
  const keys = Object.keys(runs[0] ?? {})
  const by = (of: typeof median) => Object.fromEntries(keys.map((key) => [key, of(runs.map((figures) => figures[key]))]))
  return { runs: runs.length, median: by(median), spread: by(spread) }
}

const mapValues = <In, Out>(object: By<In>, fn: (value: In) => Out): By<Out> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, fn(value)]))

export const summaryOf = (results: Results): Summary =>
  mapValues(results, (pages) => mapValues(pages, (sites) => mapValues(sites, mediansOf)))

const KIB = new Set(['bytes', 'html', 'js', 'css', 'img', 'font'])
const ROWS = {
  page: [
    'ttfb',
    'fcp',
    'lcp',
    'cls',
    'tbt',
    'requests',
    'rounds',
    'lcpRounds',
    'depth',
    'bytes',
    'html',
    'js',
    'css',
    'font',
    'img',
    'dom',
    'scriptMs',
    'layoutMs',
    'taskMs',
  ],
  interaction: ['ms', 'inp', 'hard', 'calls', 'requests', 'bytes'],
}

const show = (key: string, value: number | null | undefined): string => {
  if (value === null || value === undefined) return '–'
  if (KIB.has(key)) return `${(value / 1024).toFixed(1)} KiB`
  return value >= 10 ? value.toFixed(0) : String(Number(value.toFixed(3)))
}

/** Every figure of the shop beside its floor, as Markdown. */
export function summaryTables(summary: Summary, floor: string): string {
  return Object.entries(summary)
    .flatMap(([profile, pages]) =>
      Object.entries(pages).map(([page, sites]) => {
        const names = Object.keys(sites)
        const keys = page.startsWith('@') ? ROWS.interaction : ROWS.page
        const rows = keys.map((key) => {
          const values = names.map((name) => sites[name]?.median[key])
          const [base, last] = [sites[floor]?.median[key], values.at(-1)]
          const ratio = names.length > 1 && base && last ? `${(last / base).toFixed(2)} ×` : ''
          return `| ${key} | ${values.map((value) => show(key, value)).join(' | ')} | ${ratio} |`
        })
        const key = page.startsWith('@') ? 'ms' : 'lcp'
        const spreads = names.map((name) => show(key, sites[name]?.spread[key]))
        return [
          `### ${profile} ${page}`,
          '',
          `| | ${names.join(' | ')} | to the floor |`,
          `|---|${names.map(() => '--:').join('|')}|--:|`,
          ...rows,
          `| spread of ${key} | ${spreads.join(' | ')} | |`,
        ].join('\n')
      }),
    )
    .join('\n\n')
}
