import fs from 'node:fs'
import path from 'node:path'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { isGoodFallback, isShown, ReleaseError, type Version } from '../record.ts'
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

interface Build {
  version: string
  folder: string
  at: number
  isFinished: boolean
}

/**
 * Deletes builds that nothing needs: not active, not among the versions to go back to, not young. The record keeps their names, so that
 * a bad version stays bad and a name is never used twice.
 * @throws ReleaseError on a broken record: what is needed is not known then.
 */
export function prune(stateFolder: string, options: PruneOptions, now = Date.now()): Pruned {
  const record = readCurrent(stateFolder)
  if (!record) throw noShop(stateFolder)
  if (options.keep < LEAST_KEPT)
    throw new ReleaseError(`--keep must be at least ${LEAST_KEPT}: documents name so many versions to go back to.`)
  const all = record.discovery.microFrontends
  const names = new Set([...foldersIn(artifactsFolder(stateFolder)), ...Object.keys(all)])
  const unneeded = [...names].flatMap((name) => {
    const builds = buildsOf(path.join(artifactsFolder(stateFolder), name))
    const needed = neededOf(all[name] ?? [], builds, options, now)
    return builds.filter((build) => !needed.has(build.version)).map((build) => ({ ...build, name, id: `${name}@${build.version}` }))
  })
  const pruned = { builds: unneeded.map(({ id }) => id), bytes: unneeded.reduce((sum, { folder }) => sum + bytesIn(folder), 0) }
  if (options.dryRun) return pruned
  // Deleted before the record says so: on a full disk nothing could be written.
  for (const { folder } of unneeded) fs.rmSync(folder, { recursive: true, force: true })
  const isGone = (name: string, version: Version) =>
    !version.extras.pruned && !isShown(version) && !fs.existsSync(folderOf(stateFolder, name, version))
  const marked = Object.entries(all).flatMap(([name, versions]) =>
    versions.filter((version) => isGone(name, version)).map((version) => `${name}@${version.metadata.version}`),
  )
  if (marked.length === 0) return pruned
  append(stateFolder, (current) => ({
    action: 'prune',
    changed: marked,
    who: options.who,
    why: `older than ${options.days} days and not needed`,
    microFrontends: Object.fromEntries(
      Object.entries(current?.discovery.microFrontends ?? {}).map(([name, versions]) => [
        name,
        versions.map((version) => (marked.includes(`${name}@${version.metadata.version}`) ? withoutFiles(version) : version)),
      ]),
    ),
  }))
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

const buildsOf = (parent: string): Build[] =>
  foldersIn(parent).map((version) => {
    const folder = path.join(parent, version)
    return { version, folder, at: fs.statSync(folder).mtimeMs, isFinished: fs.existsSync(path.join(folder, 'artifact.json')) }
  })

const bytesIn = (folder: string): number =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .reduce((sum, entry) => sum + (entry.isFile() ? fs.statSync(path.join(entry.parentPath, entry.name)).size : 0), 0)
