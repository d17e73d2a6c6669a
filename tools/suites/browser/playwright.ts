/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  suites?: Group[]
  errors?: Array<{ message?: string }>
}

interface Group {
  title: string
  specs?: Spec[]
  suites?: Group[]
}

interface Spec {
  title: string
  file: string
  line: number
  tests: Array<{
    projectName: string
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    annotations: Array<{ type: string; description?: string }>
    results: Array<{ error?: { message?: string } }>
  }>
}

const specsOf = (group: Group): Spec[] => [...(group.specs ?? []), ...(group.suites ?? []).flatMap(specsOf)]
// eslint's own rule against control characters would be right anywhere but where colours are taken off.
const withoutColours = (text: string) => text.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')

export function readPlaywright({ suites = [], errors = [] }: PlaywrightReport) {
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests: runs }) => runs.map((run) => ({ ...run, where: `${file}:${line} › ${title}` })))
  const of = (status: string) => tests.filter((test) => test.status === status)
  const nameOf = ({ where, projectName }: (typeof tests)[number]) => (projectName ? `${where} [${projectName}]` : where)
  const messageOf = ({ results }: (typeof tests)[number]) => results.find(({ error }) => error)?.error?.message ?? 'no message'
  const failures = [
    ...errors.map(({ message = 'an error outside the tests' }) => withoutColours(message)),
    ...of('unexpected').map((test) => `${nameOf(test)}\n${withoutColours(messageOf(test))}`),
    // Flaky tests count as failures.
    ...of('flaky').map((test) => `${nameOf(test)} failed first and passed when tried again\n${withoutColours(messageOf(test))}`),
  ]
  const reasons = of('skipped').flatMap(({ annotations }) =>
    annotations.filter(({ type }) => type === 'skip' || type === 'fixme').map(({ description = 'no reason given' }) => description),
  )
  return {
    passed: of('expected').length,
    failed: failures.length,
    skipped: of('skipped').length,
    reason: [...new Set(reasons)].join('; '),
    failures,
  }
}
