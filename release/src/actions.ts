import { checkedVersion, verifyFiles } from './artifact.ts'
import {
  ReleaseError,
  activeOf,
  isGoodFallback,
  versionOf,
  withActive,
  withPublished,
  withRolledBack,
  withWorkspaceBuild,
  type ReleaseRecord,
} from './record.ts'
import { append, brokenLinks, readCurrent, readHistory } from './store.ts'

export interface Reason {
  who: string
  why: string
  /** Time of the request in milliseconds: later releases by others were unknown to its author. */
  askedAt?: number
}

const known = (record: ReleaseRecord | null, name: string) => {
  const versions = record?.discovery.microFrontends[name]
  if (!record || !versions) throw new ReleaseError(`${name} is not in the release; publish a version of it first.`)
  return { record, versions }
}

/** Records a built version without activating it. Idempotent. */
export function publish(stateFolder: string, name: string, version: string, { who, why }: Reason): ReleaseRecord {
  const published = checkedVersion(stateFolder, name, version)
  const current = readCurrent(stateFolder)
  const before = current && versionOf(current, name, version)
  if (current && before) {
    if (before.extras.artifact === published.extras.artifact) return current
    throw new ReleaseError(`${name}@${version} was published before with other files; versions never change, build a new one.`)
  }
  return append(stateFolder, (record) => {
    const all = record?.discovery.microFrontends ?? {}
    const versions = all[name] ?? []
    const twin = versions.find(({ extras }) => extras.globalName === published.extras.globalName)
    if (twin)
      throw new ReleaseError(`${name}@${version} and ${twin.metadata.version} have one global name, and a page may load both: rename it.`)
    return {
      action: 'publish',
      changed: [`${name}@${version}`],
      who,
      why,
      microFrontends: { ...all, [name]: withPublished(versions, published) },
    }
  })
}

/** Activates a published version. */
export function promote(stateFolder: string, name: string, version: string, reason: Reason): ReleaseRecord {
  return activate(stateFolder, 'promote', name, () => version, reason)
}

/**
 * Rolls back to the last good version, or the given one. Marks the active version as bad.
 * @throws ReleaseError also when the chain of records is broken, because then the good version is unknown.
 */
export function rollback(stateFolder: string, name: string, version: string | undefined, reason: Reason): ReleaseRecord {
  const broken = brokenLinks(stateFolder)
  if (broken.length > 0)
    throw new ReleaseError(
      `The chain of records is broken at ${broken.join(', ')}, so what was good is not certain: promote the version that you want by its name.`,
    )
  const lastGood = (record: ReleaseRecord) => known(record, name).versions.find(isGoodFallback)?.metadata.version
  return activate(stateFolder, 'rollback', name, (record) => version ?? lastGood(record), reason)
}

function activate(
  stateFolder: string,
  action: 'promote' | 'rollback',
  name: string,
  choose: (record: ReleaseRecord) => string | undefined,
  { who, why, askedAt }: Reason,
) {
  const change = action === 'promote' ? withActive : withRolledBack
  return append(stateFolder, (current) => {
    const { record, versions } = known(current, name)
    refuseAfterOthers(stateFolder, name, askedAt)
    const version = choose(record)
    if (version === undefined) throw new ReleaseError(`${name} has no good version to go back to; name the version that you want.`)
    const wanted = versionOf(record, name, version)
    if (!wanted) throw new ReleaseError(`${name}@${version} is not published.`)
    if (wanted.deployment.default) throw new ReleaseError(`${name}@${version} is active already.`)
    // Verified again: files may have changed since publishing.
    verifyFiles(stateFolder, name, version, wanted.extras)
    const microFrontends = { ...record.discovery.microFrontends, [name]: change(versions, version) }
    return { action, changed: [`${name}@${version}`], who, why, microFrontends }
  })
}

/** Two people rolling back at once want one step: the second gets an error. */
function refuseAfterOthers(stateFolder: string, name: string, askedAt = Number.POSITIVE_INFINITY) {
  const other = readHistory(stateFolder, 20).find(
    ({ action, at, changed }) =>
      action !== 'publish' && Date.parse(at) > askedAt && changed.some((target) => target.startsWith(`${name}@`)),
  )
  if (!other) return
  throw new ReleaseError(
    `${other.who} released ${other.changed.join(', ')} just now (${other.action}, release ${other.serial}); nothing was changed, please look and try again.`,
  )
}

/** Publishes and promotes several workspace builds in one serial. Null when all are active already. */
export function activateAll(stateFolder: string, wanted: Readonly<Record<string, string>>, { who, why }: Reason): ReleaseRecord | null {
  const current = readCurrent(stateFolder)
  const changes = Object.entries(wanted).filter(([name, version]) => !current || activeOf(current, name)?.metadata.version !== version)
  if (changes.length === 0) return null
  return append(stateFolder, (record) => {
    if (record?.serial !== current?.serial)
      throw new ReleaseError('Somebody else released just now; nothing was changed, please try again.')
    const all = { ...record?.discovery.microFrontends }
    for (const [name, version] of changes) {
      const versions = all[name] ?? []
      const before = versions.find(({ metadata }) => metadata.version === version)
      if (before) verifyFiles(stateFolder, name, version, before.extras)
      const published = before ? versions : withPublished(versions, checkedVersion(stateFolder, name, version))
      all[name] = withWorkspaceBuild(published, version)
    }
    return { action: 'promote', changed: changes.map(([name, version]) => `${name}@${version}`), who, why, microFrontends: all }
  })
}
