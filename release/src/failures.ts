import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
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

export const failuresFile = (stateFolder: string) => path.join(recordsFolder(stateFolder), 'failures.json')

/** Of other machines, each its own file, where they share a store. */
const elsewhereFolder = (stateFolder: string) => path.join(recordsFolder(stateFolder), 'failures')

/** Name of what this folder counts, among those of other machines. */
export const ownFailures = (stateFolder: string): string =>
  `${os.hostname()}-${createHash('md5').update(path.resolve(stateFolder)).digest('hex')}.json`

const NO_FAILURES: FailuresOfRelease = { serial: 0, versions: {} }

/** Empty when the file is missing or invalid: counts must never block a release. */
function readFile(file: string): FailuresOfRelease {
  try {
    const read = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<FailuresOfRelease>
    return { ...NO_FAILURES, ...(read.versions && read) }
  } catch {
    return NO_FAILURES
  }
}

/** Of the newest release that anybody has counted for. */
export function readFailures(stateFolder: string): FailuresOfRelease {
  const folder = elsewhereFolder(stateFolder)
  const others = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file !== ownFailures(stateFolder)) : []
  const counted = others.map((file) => readFile(path.join(folder, file)))
  return counted.reduce(together, readFile(failuresFile(stateFolder)))
}

/** Counts of an earlier release are dropped. */
function together(known: FailuresOfRelease, { serial, versions }: FailuresOfRelease): FailuresOfRelease {
  if (known.serial > serial) return known
  const sum: FailuresByVersion = known.serial === serial ? structuredClone(known.versions) : {}
  for (const [id, kinds] of Object.entries(versions)) {
    for (const [kind, added] of Object.entries(kinds) as [FailureKind, Failures][]) {
      const all = (sum[id] ??= {})
      all[kind] = { ...added, count: (all[kind]?.count ?? 0) + added.count }
    }
  }
  return { serial, versions: sum }
}

/** Adds what a front door has counted to what others of this folder have. */
export function addFailures(stateFolder: string, added: FailuresOfRelease) {
  const known = readFile(failuresFile(stateFolder))
  if (known.serial <= added.serial) write(failuresFile(stateFolder), together(known, added))
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
