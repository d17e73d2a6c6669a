import fs from 'node:fs'
import path from 'node:path'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { isGoodFallback, isShown, ReleaseError, type ReleaseRecord, type Version } from '../record.ts'
import { append, artifactsFolder, noShop, readCurrent } from '../store.ts'

/** A build may be writing its folder. */
const UNTOUCHED_MS = 60 * 60 * 1000
/** Documents name two versions to go back to. */
const LEAST_KEPT = 2

export interface PruneOptions {
  /** Younger builds stay. */
  days: number
  /** So many versions to go back to stay, and so many of the newest builds. */
  keep: number
  dryRun: boolean
  who: string
}

export interface Pruned {
  /** `mfe-catalog@1.0.0` */
  builds: string[]
  bytes: number
}

export interface Build {
  name: string
  version: string
  at: number
  bytes: number
  isFinished: boolean
}

/** Builds that nothing needs: not active, not among the versions to go back to, not young. @throws ReleaseError without a record that can be believed */
export function unneededOf<Found extends Build>(
  stateFolder: string,
  builds: readonly Found[],
  options: PruneOptions,
  now: number,
): Found[] {
  const record = readCurrent(stateFolder)
  if (!record) throw noShop(stateFolder)
  if (options.keep < LEAST_KEPT)
    throw new ReleaseError(`--keep must be at least ${LEAST_KEPT}: documents name so many versions to go back to.`)
  return [...new Set(builds.map(({ name }) => name))].flatMap((name) => {
    const own = builds.filter((build) => build.name === name)
    const needed = neededOf(record.discovery.microFrontends[name] ?? [], own, options, now)
    return own.filter(({ version }) => !needed.has(version))
  })
}

/** Marks versions whose files are gone. @param ids `mfe-catalog@1.0.0`. @returns null when none of them is on record */
export function prunedRelease(stateFolder: string, ids: readonly string[], { days, who }: PruneOptions): ReleaseRecord | null {
  const all = Object.entries(readCurrent(stateFolder)?.discovery.microFrontends ?? {})
  const isGone = (name: string, version: Version) =>
    !version.extras.pruned && !isShown(version) && ids.includes(`${name}@${version.metadata.version}`)
  const marked = all.flatMap(([name, versions]) =>
    versions.filter((version) => isGone(name, version)).map((version) => `${name}@${version.metadata.version}`),
  )
  if (marked.length === 0) return null
  return append(stateFolder, (current) => ({
    action: 'prune',
    changed: marked,
    who,
    why: `older than ${days} days and not needed`,
    microFrontends: Object.fromEntries(
      Object.entries(current?.discovery.microFrontends ?? {}).map(([name, versions]) => [
        name,
        versions.map((version) => (marked.includes(`${name}@${version.metadata.version}`) ? withoutFiles(version) : version)),
      ]),
    ),
  }))
}

/**
 * Deletes builds that nothing needs. The record keeps their names, so that a bad version stays bad and a name is never used twice.
 * @throws ReleaseError on a broken record: what is needed is not known then.
 */
export function prune(stateFolder: string, options: PruneOptions, now = Date.now()): Pruned {
  const all = readCurrent(stateFolder)?.discovery.microFrontends ?? {}
  const unneeded = unneededOf(stateFolder, buildsIn(stateFolder), options, now)
  const pruned = {
    builds: unneeded.map(({ name, version }) => `${name}@${version}`),
    bytes: unneeded.reduce((sum, { folder }) => sum + bytesIn(folder), 0),
  }
  if (options.dryRun) return pruned
  // Deleted before the record says so: on a full disk nothing could be written.
  for (const { folder } of unneeded) fs.rmSync(folder, { recursive: true, force: true })
  const gone = Object.entries(all).flatMap(([name, versions]) =>
    versions.filter((version) => !fs.existsSync(folderOf(stateFolder, name, version))).map(({ metadata }) => `${name}@${metadata.version}`),
  )
  prunedRelease(stateFolder, gone, options)
  return pruned
}

const withoutFiles = (version: Version): Version => ({ ...version, extras: { ...version.extras, lastKnownGood: false, pruned: true } })

const folderOf = (stateFolder: string, name: string, { metadata }: Version) =>
  path.join(artifactsFolder(stateFolder), name, metadata.version)

function neededOf(versions: readonly Version[], builds: readonly Build[], { days, keep }: PruneOptions, now: number): Set<string> {
  const young = now - days * DAY_MS
  const isYoung = ({ extras: { publishedAt, activated } }: Version) => Date.parse(activated?.at ?? publishedAt) > young
  const newest = builds.filter(({ isFinished }) => isFinished).sort((one, other) => other.at - one.at)
  return new Set([
    ...versions.filter((version) => isShown(version) || isYoung(version)).map(({ metadata }) => metadata.version),
    ...versions
      .filter(isGoodFallback)
      .slice(0, keep)
      .map(({ metadata }) => metadata.version),
    ...newest.slice(0, keep).map(({ version }) => version),
    ...builds.filter(({ at }) => at > young || at > now - UNTOUCHED_MS).map(({ version }) => version),
  ])
}

const foldersIn = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

const buildsIn = (stateFolder: string) =>
  foldersIn(artifactsFolder(stateFolder)).flatMap((name) =>
    foldersIn(path.join(artifactsFolder(stateFolder), name)).map((version) => {
      const folder = path.join(artifactsFolder(stateFolder), name, version)
      const isFinished = fs.existsSync(path.join(folder, 'artifact.json'))
      return { name, version, folder, at: fs.statSync(folder).mtimeMs, bytes: 0, isFinished }
    }),
  )

const bytesIn = (folder: string): number =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .reduce((sum, entry) => sum + (entry.isFile() ? fs.statSync(path.join(entry.parentPath, entry.name)).size : 0), 0)
