import { promote, publish, rollback } from '../../../release/src/actions.ts'
import { checkedVersion } from '../../../release/src/artifact.ts'
import { canary } from '../../../release/src/canary/canary.ts'
import { activeOf, withActive, withPublished, type ReleaseRecord, type Version } from '../../../release/src/record.ts'
import { append, readCurrent } from '../../../release/src/store.ts'

const REASON = { who: 'end-to-end tests', why: 'a test' }

/** Release functions on the record of the shop under test. */
export class Releases {
  readonly stateDir: string

  constructor(stateDir: string) {
    this.stateDir = stateDir
  }

  get record(): ReleaseRecord {
    const record = readCurrent(this.stateDir)
    if (!record) throw new Error(`nothing is released in ${this.stateDir}`)
    return record
  }

  active(name: string): string {
    const version = activeOf(this.record, name)?.metadata.version
    if (!version) throw new Error(`${name} is not active in ${this.stateDir}`)
    return version
  }

  publish(name: string, version: string): ReleaseRecord {
    return publish(this.stateDir, name, version, REASON)
  }

  /** @param share in percent */
  canary(name: string, version: string, share: number): ReleaseRecord {
    this.publish(name, version)
    return canary(this.stateDir, name, version, share, REASON)
  }

  promote(name: string, version: string): ReleaseRecord {
    this.publish(name, version)
    return promote(this.stateDir, name, version, REASON)
  }

  rollback(name: string): ReleaseRecord {
    return rollback(this.stateDir, name, undefined, REASON)
  }

  /** A record with exactly these versions, each promoted after the previous one. */
  startFrom(all: Readonly<Record<string, readonly string[]>>): ReleaseRecord {
    const historyOf = (name: string, versions: readonly string[]) =>
      versions.reduce<Version[]>(
        (known, version) => withActive(withPublished(known, checkedVersion(this.stateDir, name, version)), version),
        [],
      )
    const microFrontends = Object.fromEntries(Object.entries(all).map(([name, versions]) => [name, historyOf(name, versions)]))
    // Of the test before.
    const locks = {}
    return append(this.stateDir, () => ({ action: 'promote', changed: [], ...REASON, microFrontends, locks }))
  }

  /** Active versions only, without fallbacks. */
  get actives(): Record<string, [string]> {
    return Object.fromEntries(Object.keys(this.record.discovery.microFrontends).map((name) => [name, [this.active(name)]]))
  }
}

/** The same sources built as another version: of the workspace, `3.0.4-1a2b3c4d`, or one released by hand, `3.0.4`. */
export const nextOf = (version: string, step = 1): string => `${version}${version.includes('-') ? '.' : '-'}next${step}`
