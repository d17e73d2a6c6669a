import fs from 'node:fs'
import path from 'node:path'
import type { FailureInBrowser } from '@shop/contracts/reports/failure-report'
import type { ReleaseRecord } from './record.ts'
import { recordsFolder } from './store.ts'

/** `server`: a page could not be rendered by the front door. The others are what browsers tell. */
export type FailureKind = 'server' | FailureInBrowser

export interface Failures {
  count: number
  at: string
  /** Page type of the last failure on the server: `mfe-catalog/page/listing`. */
  page?: string
}

/** By `name@version` and kind. */
export type FailuresByVersion = Record<string, Partial<Record<FailureKind, Failures>>>

/** Failures since a release; the next one starts from nothing. */
export interface FailuresOfRelease {
  serial: number
  versions: FailuresByVersion
}

export interface FailureRow {
  name: string
  version: string
  kinds: Partial<Record<FailureKind, Failures>>
}

const failuresFile = (stateFolder: string) => path.join(recordsFolder(stateFolder), 'failures.json')

/** Empty when the file is missing or invalid: counts must never block a release. */
export function readFailures(stateFolder: string): FailuresOfRelease {
  const nothing = { serial: 0, versions: {} }
  try {
    const read = JSON.parse(fs.readFileSync(failuresFile(stateFolder), 'utf8')) as Partial<FailuresOfRelease>
    return { ...nothing, ...(read.versions && read) }
  } catch {
    return nothing
  }
}

/** Adds what a front door has counted to what others have. Counts of an earlier release are dropped. */
export function addFailures(stateFolder: string, { serial, versions }: FailuresOfRelease) {
  const known = readFailures(stateFolder)
  if (known.serial > serial) return
  const sum: FailuresByVersion = known.serial === serial ? known.versions : {}
  for (const [id, kinds] of Object.entries(versions)) {
    for (const [kind, added] of Object.entries(kinds) as [FailureKind, Failures][]) {
      const all = (sum[id] ??= {})
      all[kind] = { ...added, count: (all[kind]?.count ?? 0) + added.count }
    }
  }
  write(failuresFile(stateFolder), { serial, versions: sum })
}

/** What the versions of a record have failed in, one version a row. */
export const failuresOn = (record: ReleaseRecord, { versions }: FailuresOfRelease): FailureRow[] =>
  Object.entries(record.discovery.microFrontends).flatMap(([name, all]) =>
    all.flatMap(({ metadata: { version } }) => {
      const kinds = versions[`${name}@${version}`]
      return kinds ? [{ name, version, kinds }] : []
    }),
  )

/** `mfe-catalog@1.1.0 has failed: start 12, fallback 12 (last at …); could not be rendered 3 times …` */
export function sentenceOfFailures({ name, version, kinds: { server, ...inBrowsers } }: FailureRow): string {
  const counts = Object.entries(inBrowsers).map(([kind, { count }]) => `${kind} ${count}`)
  const last = Object.values(inBrowsers)
    .map(({ at }) => at)
    .sort()
    .at(-1)
  const times =
    server && `could not be rendered ${server.count} ${server.count === 1 ? 'time' : 'times'}, last ${server.page} at ${server.at}`
  const told = last && `failed in browsers: ${counts.join(', ')}, last at ${last}`
  return `${name}@${version} ${[times, told].filter(Boolean).join('; ')}.`
}

/** Atomic. */
function write(file: string, failures: FailuresOfRelease) {
  const draft = `${file}.${process.pid}`
  try {
    fs.writeFileSync(draft, JSON.stringify(failures, null, 1))
    fs.renameSync(draft, file)
  } finally {
    fs.rmSync(draft, { force: true })
  }
}
