import fs from 'node:fs'
import path from 'node:path'
import { recordsFolder } from '../store.ts'

/** What a probe has seen of a version. */
export interface Verdict {
  /** ISO time. */
  at: string
  /** Address of the shop that it was probed in. */
  shop: string
  /** Versions of the shell that its pages were opened through. */
  shells: string[]
  paths: string[]
  unopened: string[]
  /** `/catalog is blank, with shell 1.2.0`. */
  faults: string[]
}

const fileOf = (stateFolder: string, name: string, version: string) =>
  path.join(recordsFolder(stateFolder), 'probes', `${name}@${version}.json`)

export function keepVerdict(stateFolder: string, name: string, version: string, verdict: Verdict): void {
  const file = fileOf(stateFolder, name, version)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, JSON.stringify(verdict))
  fs.renameSync(draft, file)
}

/** Null for a version that was never probed. */
export function readVerdict(stateFolder: string, name: string, version: string): Verdict | null {
  try {
    return JSON.parse(fs.readFileSync(fileOf(stateFolder, name, version), 'utf8')) as Verdict
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}

/** For the command line. */
export function wordsOf(name: string, version: string, { faults, paths, shells, unopened }: Verdict): string {
  const seen = `${paths.length} pages through ${shells.length > 1 ? `shells ${shells.join(' and ')}` : `shell ${shells.join()}`}`
  const left = unopened.length > 0 ? [`Not opened: ${unopened.join(', ')}.`] : []
  if (faults.length === 0) return [`${name} ${version} passes its probe: ${seen}.`, ...left].join('\n')
  return [`${name} ${version} fails its probe (${seen}):`, ...faults, ...left].join('\n')
}
