import { checkedVersion } from './artifact.ts'
import { ReleaseError, activeOf, versionOf, withActive, withPublished, type ReleaseRecord } from './record.ts'
import { append, readCurrent } from './store.ts'

export interface Reason {
  who: string
  why: string
}

const known = (record: ReleaseRecord | null, name: string) => {
  const versions = record?.discovery.microFrontends[name]
  if (!record || !versions) throw new ReleaseError(`${name} is not in the release; publish a version of it first.`)
  return { record, versions }
}

/** Takes a built version into the record without showing it to anybody. Publishing it again changes nothing. */
export function publish(stateFolder: string, name: string, version: string, reason: Reason): ReleaseRecord {
  const published = checkedVersion(stateFolder, name, version)
  const current = readCurrent(stateFolder)
  const before = current && versionOf(current, name, version)
  if (current && before) {
    if (before.extras.artifact === published.extras.artifact) return current
    throw new ReleaseError(`${name}@${version} was published before with other files; versions never change, build a new one.`)
  }
  return append(stateFolder, (record) => {
    const all = record?.discovery.microFrontends ?? {}
    return {
      action: 'publish',
      changed: [`${name}@${version}`],
      ...reason,
      microFrontends: { ...all, [name]: withPublished(all[name] ?? [], published) },
    }
  })
}

/** Shows a published version to everybody. */
export function promote(stateFolder: string, name: string, version: string, reason: Reason): ReleaseRecord {
  return activate(stateFolder, 'promote', name, version, reason)
}

/** Points back at a version that was active before: the last one, unless another is named. */
export function rollback(stateFolder: string, name: string, version: string | undefined, reason: Reason): ReleaseRecord {
  const { versions } = known(readCurrent(stateFolder), name)
  const target = version ?? versions.find(({ extras }) => extras.lastKnownGood)?.metadata.version
  if (!target) throw new ReleaseError(`${name} has no earlier version to go back to.`)
  return activate(stateFolder, 'rollback', name, target, reason)
}

function activate(stateFolder: string, action: 'promote' | 'rollback', name: string, version: string, reason: Reason) {
  // The files are compared again: what was whole when it was published may not be now.
  checkedVersion(stateFolder, name, version)
  return append(stateFolder, (current) => {
    const { record, versions } = known(current, name)
    if (!versionOf(record, name, version)) throw new ReleaseError(`${name}@${version} is not published.`)
    if (activeOf(record, name)?.metadata.version === version) throw new ReleaseError(`${name}@${version} is active already.`)
    return {
      action,
      changed: [`${name}@${version}`],
      ...reason,
      microFrontends: { ...record.discovery.microFrontends, [name]: withActive(versions, version) },
    }
  })
}

/** Publishes and promotes several builds in one serial, as `npm start` does with the workspace's own. Null when all are active already. */
export function activateAll(stateFolder: string, wanted: Readonly<Record<string, string>>, reason: Reason): ReleaseRecord | null {
  const current = readCurrent(stateFolder)
  const changes = Object.entries(wanted).filter(([name, version]) => !current || activeOf(current, name)?.metadata.version !== version)
  if (changes.length === 0) return null
  return append(stateFolder, (record) => {
    const all = { ...record?.discovery.microFrontends }
    for (const [name, version] of changes) {
      const versions = all[name] ?? []
      const checked = checkedVersion(stateFolder, name, version)
      const isKnown = versions.some(({ metadata }) => metadata.version === version)
      all[name] = withActive(isKnown ? versions : withPublished(versions, checked), version)
    }
    return { action: 'promote', changed: changes.map(([name, version]) => `${name}@${version}`), ...reason, microFrontends: all }
  })
}
