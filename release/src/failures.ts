import fs from 'node:fs'
import path from 'node:path'
import { recordsFolder } from './store.ts'

/** How often the front door could not render a version's part of a page. */
export interface Failures {
  count: number
  /** The page that failed last: `mfe-catalog/page/listing`. */
  page: string
  at: string
}

/** By `name@version`. */
export type FailuresByVersion = Record<string, Failures>

const failuresFile = (stateFolder: string) => path.join(recordsFolder(stateFolder), 'failures.json')

/** Nothing is known where the file is missing or not whole: counts never stand in the way of a release. */
export function readFailures(stateFolder: string): FailuresByVersion {
  try {
    return JSON.parse(fs.readFileSync(failuresFile(stateFolder), 'utf8')) as FailuresByVersion
  } catch {
    return {}
  }
}

/** In one step: nobody ever reads half a file. */
export function writeFailures(stateFolder: string, failures: FailuresByVersion) {
  const file = failuresFile(stateFolder)
  fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(failures, null, 1))
  fs.renameSync(`${file}.${process.pid}`, file)
}
