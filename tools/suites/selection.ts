import { UserError } from '../print/steps.ts'

/** What `npm test -- <words>` runs: whole suites, and of others single test files. */
export interface Selection {
  suites: readonly string[]
  /** Test files by suite. */
  files: Readonly<Record<string, readonly string[]>>
}

/** Browser tests of a package: the stories in which its pages play. */
const STORIES: Readonly<Record<string, readonly string[]>> = {
  'mfe-catalog': ['catalog', 'accessibility'],
  'mfe-cart-checkout': ['checkout', 'orders', 'accessibility'],
  'mfe-profile': ['account', 'accessibility'],
  'mfe-certificates': ['checkout', 'account', 'accessibility'],
  'mfe-landings': ['content', 'accessibility'],
  shell: ['shell', 'popups', 'faults', 'accessibility'],
  release: ['releases'],
}

const SPECS = 'e2e/specs/'
const isTestFile = (file: string) => /\.(?:test\.tsx?|spec\.ts)$/.test(file)
const suiteOf = (file: string) => (file.startsWith(SPECS) ? 'end to end' : file.startsWith('api/test/') ? 'api on PostgreSQL' : 'unit')

/** A word is part of a suite's name, a package, or part of a test's path. Throws UserError for a word that names nothing. */
export function selectionOf(words: readonly string[], suiteNames: readonly string[], projectFiles: readonly string[]): Selection {
  const tests = projectFiles.filter(isTestFile)
  const suites = new Set<string>()
  const files: Record<string, string[]> = {}
  for (const word of words) {
    const named = suiteNames.filter((name) => name.includes(word))
    const folders = STORIES[word]?.map((story) => `${SPECS}${story}/`) ?? []
    const isPackage = projectFiles.includes(`${word}/package.json`)
    const chosen = tests.filter(
      (file) => (isPackage ? file.startsWith(`${word}/`) : file.includes(word)) || folders.some((folder) => file.startsWith(folder)),
    )
    if (named.length === 0 && chosen.length === 0) throw new UserError(`"${word}" is no suite, no package and no part of a test's path.`)
    for (const name of named) suites.add(name)
    if (named.length === 0) for (const file of chosen) (files[suiteOf(file)] ??= []).push(file)
  }
  return { suites: [...suites], files }
}
