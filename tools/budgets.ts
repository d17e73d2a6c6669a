/** What a shopper downloads for each page, brotli, against what we allow ourselves. `node tools/budgets.ts` prints the table. */
import { routes, type RouteRow } from '@shop/contracts/pages/routes'
import { builtArtifacts, type BuiltPackage } from './checks/tree/built-artifacts.ts'
import type { Check } from './checks/check.ts'
import { command, UserError } from './print/steps.ts'
import { table } from './print/table.ts'
import { STATE_DIR } from './processes/state.ts'

const KIB = 1024
const ALLOWED = { js: 165 * KIB, css: 30 * KIB, woff2: 65 * KIB } as const
/** `asks` of remotes load with every document that shows them. */
const ASKS = { file: 'asks.js', allowed: 2 * KIB }
const LOCALES = ['ru', 'en'] as const

export type Kind = keyof typeof ALLOWED
export type Weight = Record<Kind, number>
/** The measured part of an artifact. */
export type Weighed = Pick<BuiltPackage, 'name' | 'bytesOf'> & { artifact: Pick<BuiltPackage['artifact'], 'entry' | 'pages' | 'files'> }

export interface PageWeight {
  page: string
  weight: Weight
}

const isA = (kind: Kind) => (file: string) => file.endsWith(`.${kind}`)

/**
 * Files of a page or widget in one language, including its remote's entry and `asks`. A widget's styles load with the document, its code
 * near the viewport (`shell/src/remotes/areas/near-viewport.ts`).
 */
function filesOf({ artifact }: Weighed, exposed: string, locale: string): string[] {
  const asks = ASKS.file in artifact.files ? [ASKS.file] : []
  const files = [artifact.entry, ...asks, ...(artifact.pages[exposed] ?? []), ...(artifact.pages[`${exposed}/${locale}`] ?? [])]
  return exposed.startsWith('widget/') ? [...asks, ...files.filter(isA('css'))] : files
}

/** The largest language of each page, with shell, fonts and widget styles. */
export function weigh(artifacts: Weighed[], rows: RouteRow[]): PageWeight[] {
  const find = (wanted: string) => artifacts.find(({ name }) => name === wanted)
  const shell = find('shell')
  if (!shell) throw new UserError('No shell is built that could be weighed.')
  const fonts = Object.keys(shell.artifact.files).filter(isA('woff2'))

  const weightIn = (row: RouteRow, locale: string): Weight => {
    const { main = [], early = [] } = shell.artifact.pages
    const wanted = new Map<string, Set<string>>([
      ['shell', new Set([...main, ...early, ...(shell.artifact.pages[locale] ?? []), ...fonts])],
    ])
    const uses = [
      { owner: row.owner, exposed: `page/${row.page}` },
      ...(row.widgets ?? []).map(({ owner, widget }) => ({ owner, exposed: `widget/${widget}` })),
    ]
    for (const { owner, exposed } of uses) {
      const remote = find(owner)
      if (remote) wanted.set(owner, new Set([...(wanted.get(owner) ?? []), ...filesOf(remote, exposed, locale)]))
    }
    const sum = (kind: Kind) =>
      [...wanted].reduce(
        (total, [name, files]) => total + [...files].filter(isA(kind)).reduce((bytes, file) => bytes + (find(name)?.bytesOf(file) ?? 0), 0),
        0,
      )
    return { js: sum('js'), css: sum('css'), woff2: sum('woff2') }
  }

  const built = rows.filter(({ owner, page }) => `page/${page}` in (find(owner)?.artifact.pages ?? {}))
  const once = new Map(built.map((row) => [`${row.owner}/${row.page}`, row]))
  return [...once].map(([page, row]) => {
    const weights = LOCALES.map((locale) => weightIn(row, locale))
    const most = (kind: Kind) => Math.max(...weights.map((weight) => weight[kind]))
    return { page, weight: { js: most('js'), css: most('css'), woff2: most('woff2') } }
  })
}

const kib = (bytes: number) => Number((bytes / KIB).toFixed(1))

export const overBudget = (pages: PageWeight[]): string[] =>
  pages.flatMap(({ page, weight }) =>
    (Object.keys(ALLOWED) as Kind[])
      .filter((kind) => weight[kind] > ALLOWED[kind])
      .map((kind) => `${page}: ${kib(weight[kind])} KiB of ${kind}, allowed are ${kib(ALLOWED[kind])}`),
  )

/** `asks` over their budget. */
export const longAsks = (artifacts: Weighed[]): string[] =>
  artifacts
    .filter(({ artifact, bytesOf }) => ASKS.file in artifact.files && bytesOf(ASKS.file) > ASKS.allowed)
    .map(({ name, bytesOf }) => `${name}: ${kib(bytesOf(ASKS.file))} KiB of ${ASKS.file}, allowed are ${kib(ASKS.allowed)}`)

const overIn = (artifacts: Weighed[]): string[] => [...overBudget(weigh(artifacts, routes)), ...longAsks(artifacts)]

export const budgets: Check = {
  name: 'byte budgets',
  run: async (stateDir) => overIn(builtArtifacts(stateDir)),
}

if (import.meta.main) {
  await command(async () => {
    const artifacts = builtArtifacts(STATE_DIR)
    const pages = weigh(artifacts, routes)
    const allowed = ['allowed', kib(ALLOWED.js), kib(ALLOWED.css), kib(ALLOWED.woff2)]
    console.log(
      table(
        ['KiB, brotli', 'js', 'css', 'woff2'],
        [...pages.map(({ page, weight }) => [page, kib(weight.js), kib(weight.css), kib(weight.woff2)]), allowed],
      ),
    )
    const over = overIn(artifacts)
    if (over.length > 0) throw new UserError(over.join('\n'))
  })
}
