import fs from 'node:fs'
import { endsCanary } from './canary/ending.ts'
import { checkedVersion, damageOf, verifyFiles, withBuild } from './artifact.ts'
import {
  ReleaseError,
  activeOf,
  isChoice,
  isGoodFallback,
  notPublished,
  notThere,
  versionOf,
  withActive,
  withBadCanary,
  withRolledBack,
  withWorkspaceBuild,
  withoutCanary,
  type ReleaseRecord,
  type Scope,
} from './record.ts'
import { lockOn } from './locks/locks.ts'
import { ownScope } from './signing/history.ts'
import { append, artifactsFolder, brokenLinks, noShop, overtakenBy, readCurrent, readHistory } from './store.ts'

export interface Reason {
  who: string
  why: string
  /** Time of the request in milliseconds: later releases by others were unknown to its author. */
  askedAt?: number
}

interface RollbackReason extends Reason {
  /** The version that its author takes for bad. */
  from?: string | undefined
}

/** The record and the versions of this name. @throws ReleaseError when there are none */
export const versionsIn = (stateFolder: string, record: ReleaseRecord | null, name: string) => {
  if (!record) throw noShop(stateFolder)
  const versions = record.discovery.microFrontends[name]
  if (!versions) throw new ReleaseError(`${notThere(record, name)}; publish a version of it first.`)
  return { record, versions }
}

/** Records a built version without activating it. Idempotent. */
export function publish(stateFolder: string, name: string, version: string, { who, why }: Reason): ReleaseRecord {
  if (!fs.existsSync(artifactsFolder(stateFolder))) throw noShop(stateFolder)
  const published = checkedVersion(stateFolder, name, version)
  const current = readCurrent(stateFolder)
  if (current && versionOf(current, name, version)?.extras.artifact === published.extras.artifact) return current
  return append(stateFolder, (record) => {
    const all = record?.discovery.microFrontends ?? {}
    const versions = all[name] ?? []
    const twin = versions.find(({ metadata, extras }) => metadata.version !== version && extras.globalName === published.extras.globalName)
    if (twin)
      throw new ReleaseError(`${name}@${version} and ${twin.metadata.version} have one global name, and a page may load both: rename it.`)
    return {
      action: 'publish',
      changed: [`${name}@${version}`],
      who,
      why,
      microFrontends: { ...all, [name]: withBuild(stateFolder, name, version, versions) },
    }
  })
}

/** Activates a published version. */
export function promote(stateFolder: string, name: string, version: string, reason: Reason): ReleaseRecord {
  return activate(stateFolder, 'promote', name, () => version, reason)
}

/**
 * Rolls back to the last good version, or the given one. Marks the active version as bad. While a canary runs, it is what a rollback ends,
 * unless `from` names the active version: the canary is marked as bad only where `from` names it.
 * @throws ReleaseError also when the chain of records is broken, because then the good version is unknown.
 */
export function rollback(stateFolder: string, name: string, version: string | undefined, reason: RollbackReason): ReleaseRecord {
  const broken = brokenLinks(stateFolder)
  if (broken.length > 0)
    throw new ReleaseError(
      `The chain of records is broken at ${broken.join(', ')}, so what was good is not certain: promote the version that you want by its name, or npm run release -- repair.`,
    )
  if (endsCanary(readCurrent(stateFolder), name, { version, from: reason.from })) return endCanary(stateFolder, name, reason)
  return activate(stateFolder, 'rollback', name, (record) => version ?? lastGood(record, name), reason)
}

/** The version that a rollback activates; undefined when it ends a canary, or finds none. */
export function rollbackTarget(
  stateFolder: string,
  name: string,
  version: string | undefined,
  from: string | undefined,
): string | undefined {
  const record = readCurrent(stateFolder)
  if (!record || endsCanary(record, name, { version, from })) return undefined
  return version ?? lastGood(record, name)
}

const lastGood = (record: ReleaseRecord, name: string) => record.discovery.microFrontends[name]?.find(isGoodFallback)?.metadata.version

/** Nothing is marked as bad that its author does not name: the active version has not been left. */
function endCanary(stateFolder: string, name: string, { who, why, askedAt, from }: RollbackReason): ReleaseRecord {
  return append(stateFolder, (current) => {
    const { record, versions } = versionsIn(stateFolder, current, name)
    refuseLocked(stateFolder, record, name)
    refuseAfterOthers(stateFolder, name, askedAt)
    const next = from === undefined ? withoutCanary(versions) : withBadCanary(versions)
    const changed = [`${name}@${activeOf(record, name)?.metadata.version}`]
    return { action: 'rollback', changed, who, why, microFrontends: { ...record.discovery.microFrontends, [name]: next } }
  })
}

function activate(
  stateFolder: string,
  action: 'promote' | 'rollback',
  name: string,
  choose: (record: ReleaseRecord) => string | undefined,
  { who, why, askedAt, from }: RollbackReason,
) {
  const change = action === 'promote' ? withActive : withRolledBack
  return append(stateFolder, (current) => {
    const { record, versions } = versionsIn(stateFolder, current, name)
    refuseLocked(stateFolder, record, name)
    refuseAfterOthers(stateFolder, name, askedAt)
    const active = activeOf(record, name)?.metadata.version
    if (from !== undefined && active !== from)
      throw new ReleaseError(
        `${name} is at ${active ?? 'no version'} now and not at ${from}; nothing was changed, please look and try again.`,
      )
    const version = choose(record)
    if (version === undefined) throw new ReleaseError(`${name} has no good version to go back to; name the version that you want.`)
    const wanted = versionOf(record, name, version)
    if (!wanted) throw new ReleaseError(notPublished(record, name, version))
    if (wanted.deployment.default) throw new ReleaseError(`${name}@${version} is active already.`)
    // Verified again: files may have changed since publishing.
    verifyFiles(stateFolder, name, version, wanted.extras)
    const microFrontends = { ...record.discovery.microFrontends, [name]: change(versions, version) }
    return { action, changed: [`${name}@${version}`], who, why, microFrontends }
  })
}

/**
 * A robot goes on taking back what fails.
 * @param scope of the key that will sign; without it, of the one that signs here
 */
export function refuseLocked(stateFolder: string, record: ReleaseRecord, name: string, scope?: Scope) {
  const locked = lockOn(record, name)
  if (locked && (scope ?? ownScope(stateFolder, record)) !== 'robot') throw new ReleaseError(`${locked}; nothing was changed.`)
}

const changesOf = (stateFolder: string, name: string) =>
  readHistory(stateFolder, 20).filter((record) => isChoice(record) && record.changed.some((target) => target.startsWith(`${name}@`)))

/** Two people rolling back at once want one step: the second gets an error. */
export function refuseAfterOthers(stateFolder: string, name: string, askedAt = Number.POSITIVE_INFINITY) {
  const other = changesOf(stateFolder, name).find(({ at }) => Date.parse(at) > askedAt)
  if (other) throw new ReleaseError(overtakenBy(other).message)
}

/** Within this time after a change, a rollback may be meant for the version before it. */
const FRESH_MS = 60_000

/**
 * Ending a canary needs no --from: it marks no version as bad.
 * @throws ReleaseError when a rollback right after another change does not say from which version: it would mark the good one as bad.
 */
export function refuseUnnamed(stateFolder: string, name: string, version: string | undefined, now: number): void {
  if (endsCanary(readCurrent(stateFolder), name, { version, from: undefined })) return
  const [last] = changesOf(stateFolder, name)
  const ago = last ? now - Date.parse(last.at) : FRESH_MS
  if (!last || ago >= FRESH_MS) return
  const active = activeOf(versionsIn(stateFolder, readCurrent(stateFolder), name).record, name)?.metadata.version
  throw new ReleaseError(
    `${name} was changed ${Math.max(0, Math.round(ago / 1000))} s ago (${last.action} by ${last.who}, release ${last.serial}) and is at ${active}. ` +
      `If that is the bad version, say so: npm run release -- rollback ${name} --from ${active} --why "…"`,
  )
}

/** Publishes and promotes several workspace builds in one serial. Null when all are active already. */
export function activateAll(stateFolder: string, wanted: Readonly<Record<string, string>>, { who, why }: Reason): ReleaseRecord | null {
  const current = readCurrent(stateFolder)
  const changes = Object.entries(wanted).filter(([name, version]) => !current || activeOf(current, name)?.metadata.version !== version)
  if (changes.length === 0) return null
  return append(stateFolder, (record) => {
    if (record && record.serial !== current?.serial) throw overtakenBy(record)
    const all = { ...record?.discovery.microFrontends }
    for (const [name, version] of changes) {
      const versions = all[name] ?? []
      const before = versions.find(({ metadata }) => metadata.version === version)
      const isWhole = before && damageOf(stateFolder, name, version, before.extras).length === 0
      const published = isWhole ? versions : withBuild(stateFolder, name, version, versions)
      all[name] = withWorkspaceBuild(published, version)
    }
    return { action: 'promote', changed: changes.map(([name, version]) => `${name}@${version}`), who, why, microFrontends: all }
  })
}
