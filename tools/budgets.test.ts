import type { RouteRow } from '@shop/contracts/pages/routes'
import { longAsks, overBudget, weigh, type Weighed } from './budgets.ts'

const KIB = 1024
const built = (name: string, entry: string, pages: Record<string, string[]>, sizes: Record<string, number>): Weighed => ({
  name,
  artifact: { entry, pages, files: Object.fromEntries(Object.keys(sizes).map((file) => [file, 'sha384-'])) },
  bytesOf: (file) => (sizes[file] ?? Number.NaN) * KIB,
})

const shell = built(
  'shell',
  'main.js',
  { main: ['main.js', 'main.css'], early: ['early.js'], ru: ['ru.js'], en: ['en.js'] },
  {
    'main.js': 90,
    'early.js': 1,
    'main.css': 10,
    'ru.js': 3,
    'en.js': 2,
    'text.woff2': 40,
  },
)
const landings = built(
  'mfe-landings',
  'remoteEntry.js',
  { 'page/home': ['home.js', 'home.css'] },
  { 'remoteEntry.js': 3, 'home.js': 10, 'home.css': 5 },
)
const catalog = built(
  'mfe-catalog',
  'remoteEntry.js',
  { 'widget/bestsellers': ['best.js', 'best.css'], 'widget/bestsellers/ru': ['best-ru.js'] },
  {
    'remoteEntry.js': 4,
    'best.js': 5,
    'best.css': 2,
    'best-ru.js': 1,
  },
)
const home: RouteRow = {
  path: '/',
  owner: 'mfe-landings',
  page: 'home',
  layout: 'default',
  widgets: [{ owner: 'mfe-catalog', widget: 'bestsellers' }],
}

test('a page counts the shell, its remote, the CSS of its widgets and the larger language', () => {
  expect(weigh([shell, landings, catalog], [home])).toStrictEqual([
    { page: 'mfe-landings/home', weight: { js: (90 + 1 + 3 + 3 + 10) * KIB, css: (15 + 2) * KIB, woff2: 40 * KIB } },
  ])
})

test('the ask lists of a page’s remotes count too, and have their own budget', () => {
  const withAsks = (weighed: Weighed, size: number) =>
    built(weighed.name, weighed.artifact.entry, weighed.artifact.pages, {
      'remoteEntry.js': 3,
      'home.js': 10,
      'home.css': 5,
      'best.css': 2,
      'asks.js': size,
    })
  const artifacts = [shell, withAsks(landings, 1), withAsks(catalog, 2.1)]
  expect(weigh(artifacts, [home])[0]?.weight.js).toBeCloseTo((90 + 1 + 3 + 3 + 10 + 1 + 2.1) * KIB)
  expect(longAsks(artifacts)).toStrictEqual(['mfe-catalog: 2.1 KiB of asks.js, allowed are 2'])
})

test('a page that is not built yet is skipped', () => {
  expect(weigh([shell, landings], [{ ...home, page: 'about' }])).toStrictEqual([])
})

test('an exceeded budget is reported with both sizes', () => {
  expect(overBudget([{ page: 'mfe-landings/home', weight: { js: 166 * KIB, css: 30 * KIB, woff2: 0 } }])).toStrictEqual([
    'mfe-landings/home: 166 KiB of js, allowed are 165',
  ])
})
