import fs from 'node:fs'
import { sentenceOf } from '@shop/release/front-doors/front-doors'
import { activeOf, isActivation, ReleaseError, versionOf, type ReleaseRecord } from '@shop/release/record'
import { refuseRewritten, takenFrom, type Taken } from '@shop/release/signing/history'
import { pointerFile, readCurrent, readNewestWhole } from '@shop/release/store'
import { log, reasonOf } from '../platform/observability/log.ts'
import { VersionParts } from './parts.ts'
import { servedVersion, snapshotOf, type Snapshot } from './snapshot.ts'

const LOOK_EVERY_MS = 100
/** A damaged part may be repaired in place, without a release. */
const LOOK_AT_DAMAGE_EVERY_MS = 5000

/** The current release. Editing the record changes the next document; a damaged part gives way to its last good version. */
export class Releases {
  readonly #stateDir: string
  readonly #development: boolean
  readonly #parts: VersionParts
  readonly #listeners = new Set<(snapshot: Snapshot) => void>()
  #snapshot: Snapshot
  /** Its record, to look at damaged parts again. */
  #record: ReleaseRecord
  /** What later records must stand on. */
  #taken: Taken
  #stamp: string
  #refused: string | null = null
  #avoided = new Map<string, string>()
  #timers: NodeJS.Timeout[] = []

  /** @throws Error with one sentence without a usable release. */
  constructor(stateDir: string, { development = false } = {}) {
    this.#stateDir = stateDir
    this.#development = development
    this.#parts = new VersionParts(stateDir, { sealed: !development })
    this.#stamp = this.#readStamp()
    const record = this.#readFirst()
    if (!record)
      throw new Error(this.#refused ?? `Nothing has been released in ${stateDir}: is STATE_DIR set? npm run build releases a first shop.`)
    this.#record = record
    this.#taken = takenFrom(stateDir, record)
    this.#snapshot = snapshotOf(stateDir, this.#parts, record)
    this.#logDamage()
  }

  /** What is served, without a look at the record. */
  get snapshot(): Snapshot {
    return this.#snapshot
  }

  /** Why the newest record is not served; null when it is. */
  get refused(): string | null {
    return this.#refused
  }

  /** Everything on record that is not served, one sentence each. */
  get faults(): string[] {
    return [...(this.#refused === null ? [] : [this.#refused]), ...this.#snapshot.damaged.map(sentenceOf)]
  }

  /** Reads the pointer each time (microseconds), so a release applies to the next document. */
  current(): Snapshot {
    const stamp = this.#readStamp()
    if (stamp === this.#stamp) return this.#snapshot
    this.#stamp = stamp
    try {
      const record = readCurrent(this.#stateDir)
      // The folder of `npm run dev` begins anew each time.
      if (record && !this.#development) refuseRewritten(this.#stateDir, this.#taken, record)
      if (record && record.serial !== this.#snapshot.serial) {
        this.#take(record)
        log('release', { serial: record.serial, changed: record.changed })
      }
      this.#refused = null
    } catch (error) {
      this.#refused = reasonOf(error)
      log('release refused', this.#refused)
    }
    return this.#snapshot
  }

  isOnRecord(name: string, version: string): boolean {
    return Object.hasOwn(this.#record.discovery.microFrontends, name) && versionOf(this.#record, name, version) !== undefined
  }

  /** Milliseconds; null for a version that is not active. */
  activatedAt(name: string, version: string): number | null {
    const active = activeOf(this.#record, name)
    return active?.metadata.version === version ? Date.parse(active.extras.activated?.at ?? this.#record.at) : null
  }

  /** Serves the last good version instead, where there is one, until a version of this name is released. */
  avoid(name: string, version: string, reason: string) {
    const id = `${name}@${version}`
    if (this.#avoided.has(id) || activeOf(this.#record, name)?.metadata.version !== version) return
    this.#avoided.set(id, reason)
    const next = snapshotOf(this.#stateDir, this.#parts, this.#record, this.#snapshot, this.#avoided)
    if (servedVersion(next, name) !== servedVersion(this.#snapshot, name)) this.#use(next)
  }

  onChange(listener: (snapshot: Snapshot) => void) {
    this.#listeners.add(listener)
  }

  /** Also polls, so that open tabs are notified without traffic. */
  watch() {
    this.#timers = [setInterval(() => this.current(), LOOK_EVERY_MS), setInterval(() => this.lookAtDamage(), LOOK_AT_DAMAGE_EVERY_MS)]
  }

  /** Serves a repaired version again. */
  lookAtDamage() {
    if (this.#snapshot.damaged.length === 0) return
    const next = snapshotOf(this.#stateDir, this.#parts, this.#record, this.#snapshot, this.#avoided)
    if (JSON.stringify(next.damaged) !== JSON.stringify(this.#snapshot.damaged)) this.#use(next)
  }

  close() {
    for (const timer of this.#timers) clearInterval(timer)
  }

  /** A record that broke while no front door ran: the newest whole one is served. */
  #readFirst(): ReleaseRecord | null {
    try {
      return readCurrent(this.#stateDir)
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error
      this.#refused = reasonOf(error)
      log('release refused', this.#refused)
      return readNewestWhole(this.#stateDir)
    }
  }

  #take(record: ReleaseRecord) {
    // Released by name: tried again.
    const changed = (id: string) => isActivation(record) && record.changed.some((other) => other.split('@')[0] === id.split('@')[0])
    const avoided = new Map([...this.#avoided].filter(([id]) => !changed(id)))
    const next = snapshotOf(this.#stateDir, this.#parts, record, this.#snapshot, avoided)
    const [first] = next.damaged
    // A build is being written: its next record follows at once.
    if (this.#development && first) throw new Error(sentenceOf(first))
    this.#record = record
    this.#taken = takenFrom(this.#stateDir, record)
    this.#avoided = avoided
    this.#use(next)
  }

  #use(snapshot: Snapshot) {
    this.#snapshot = snapshot
    this.#logDamage()
    for (const listener of this.#listeners) listener(snapshot)
  }

  #logDamage() {
    for (const part of this.#snapshot.damaged) log('release part damaged', sentenceOf(part))
  }

  #readStamp(): string {
    const found = fs.statSync(pointerFile(this.#stateDir), { throwIfNoEntry: false })
    return found ? `${found.ino} ${found.mtimeMs}` : ''
  }
}
