import fs from 'node:fs'
import path from 'node:path'
import { recordsFolder } from './store.ts'

/** Number of failed server renders of a version. */
export interface Failures {
  count: number
  /** Page type of the last failure: `mfe-catalog/page/listing`. */
  page: string
  at: string
}

/** By `name@version`. */
export type FailuresByVersion = Record<string, Failures>

const failuresFile = (stateFolder: string) => path.join(recordsFolder(stateFolder), 'failures.json')

/** Empty when the file is missing or invalid: counts must never block a release. */
export function readFailures(stateFolder: string): FailuresByVersion {
  try {
    return JSON.parse(fs.readFileSync(failuresFile(stateFolder), 'utf8')) as FailuresByVersion
  } catch {
    return {}
  }
}

/** Atomic write. */
export function writeFailures(stateFolder: string, failures: FailuresByVersion) {
  const file = failuresFile(stateFolder)
  const draft = `${file}.${process.pid}`
  try {
    fs.writeFileSync(draft, JSON.stringify(failures, null, 1))
    fs.renameSync(draft, file)
  } finally {
    fs.rmSync(draft, { force: true })
  }
}
