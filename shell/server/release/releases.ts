import fs from 'node:fs'
import { sentenceOf } from '@shop/release/front-doors/front-doors'
import { isInShare } from '@shop/release/canary/cohort'
import type { Override } from '@shop/release/override/token'
import { activeOf, canaryOf, isChoice, isShown, ReleaseError, versionOf, type ReleaseRecord } from '@shop/release/record'
import { refuseRewritten, takenFrom, type Taken } from '@shop/release/signing/history'
import { stageOf } from '@shop/release/robot/counts'
import { pointerFile, readCurrent, readNewestWhole } from '@shop/release/store'
import { log, reasonOf } from '../platform/observability/log.ts'
import type { Cookies } from '../platform/http/cookies.ts'
import { newVisitor, visitorIn } from './cohorts/visitor.ts'
import { isStaff, overrideIn } from './cohorts/override.ts'
import { VersionParts } from './parts.ts'
import { type Pins, snapshotOf, type Snapshot } from './snapshot.ts'

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
  /** Of cohorts, by the versions that they are to see. */
  #apart = new Map<string, Snapshot>()
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

  /** What this visitor is served: the versions of her override, or those of the canaries that she is in. */
  of(cookies: Cookies, everybody = this.current()): Snapshot {
    const override = this.overrideOf(cookies)
    if (override) return this.#snapshotApart(override.versions, everybody, true)
    const [visitor, canaries] = [visitorIn(cookies), this.#canaries()]
    const isIn = ({ salt, share }: (typeof canaries)[number]) => visitor !== null && isInShare(salt, visitor, share)
    const seen = canaries.length > 0 && isStaff(this.#stateDir, cookies) ? canaries : canaries.filter(isIn)
    if (seen.length === 0) return everybody
    const cohort = this.#snapshotApart(Object.fromEntries(seen.map(({ name, version }) => [name, version])), everybody, false)
    // A canary that is damaged or avoided: nothing is apart.
    return cohort.apart === '' ? everybody : cohort
  }

  /** Null without a valid one, and where none of its versions can be shown any more. */
  overrideOf(cookies: Cookies): Override | null {
    const override = overrideIn(this.#stateDir, cookies)
    return override && this.unshowable(override.versions) === null ? override : null
  }

  /** `mfe-catalog@1.3.0`: the first of these versions that is not on record or not whole; null when all can be shown. */
  unshowable(versions: Pins): string | null {
    const isWhole = ([name, version]: [string, string]) => {
      const found = this.isOnRecord(name, version) ? versionOf(this.#record, name, version) : undefined
      return found !== undefined && typeof this.#parts.read(name, found) !== 'string'
    }
    const wrong = Object.entries(versions).find((each) => !isWhole(each))
    return wrong ? wrong.join('@') : null
  }

  /** Has no id yet, and needs one. */
  isNew(cookies: Cookies): boolean {
    return this.#canaries().some(({ share }) => share > 0) && visitorIn(cookies) === null && this.overrideOf(cookies) === null
  }

  /** While a canary divides visitors, a new one gets an id, by which she stays on her side. */
  meet(cookies: Cookies, secure: boolean): { cookies: Cookies; setCookies: string[] } {
    this.current()
    if (!this.isNew(cookies)) return { cookies, setCookies: [] }
    const met = newVisitor(cookies, secure)
    return { cookies: met.cookies, setCookies: [met.setCookie] }
  }

  /** To everybody or to some, now or before. */
  wasShown(name: string, version: string): boolean {
    const found = this.isOnRecord(name, version) ? versionOf(this.#record, name, version) : undefined
    return found !== undefined && (isShown(found) || found.extras.activated !== null || found.extras.lastKnownGood || found.extras.bad)
  }

  isOnRecord(name: string, version: string): boolean {
    return Object.hasOwn(this.#record.discovery.microFrontends, name) && versionOf(this.#record, name, version) !== undefined
  }

  /** Milliseconds; null for a version that is neither active nor a canary. */
  shownSince(name: string, version: string): number | null {
    const active = activeOf(this.#record, name)
    if (active?.metadata.version === version) return Date.parse(active.extras.activated?.at ?? this.#record.at)
    const canary = canaryOf(this.#record, name)
    return canary?.metadata.version === version ? Date.parse(canary.extras.canary?.startedAt ?? '') : null
  }

  /** Serves the last good version instead, where there is one, until a version of this name is released. */
  avoid(name: string, version: string, reason: string) {
    const id = `${name}@${version}`
    if (this.#avoided.has(id) || this.shownSince(name, version) === null) return
    this.#avoided.set(id, reason)
    const next = this.#snapshotOf(this.#record, this.#avoided)
    if (JSON.stringify(next.damaged) !== JSON.stringify(this.#snapshot.damaged)) this.#use(next)
  }

  /** Changes with each step of a canary and each activation of this name. */
  stageOf(name: string): string {
    return stageOf(this.#record, name)
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
    const next = this.#snapshotOf(this.#record, this.#avoided)
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
    const changed = (id: string) => isChoice(record) && record.changed.some((other) => other.split('@')[0] === id.split('@')[0])
    const avoided = new Map([...this.#avoided].filter(([id]) => !changed(id)))
    const next = this.#snapshotOf(record, avoided)
    const [first] = next.damaged
    // A build is being written: its next record follows at once.
    if (this.#development && first) throw new Error(sentenceOf(first))
    this.#record = record
    this.#taken = takenFrom(this.#stateDir, record)
    this.#avoided = avoided
    this.#use(next)
  }

  #snapshotOf(record: ReleaseRecord, avoided: ReadonlyMap<string, string>) {
    return snapshotOf(this.#stateDir, this.#parts, record, { former: this.#snapshot, avoided })
  }

  #snapshotApart(pins: Pins, everybody: Snapshot, isOverride: boolean): Snapshot {
    const key = `${isOverride} ${JSON.stringify(Object.entries(pins).sort())}`
    const known = this.#apart.get(key)
    if (known) return known
    const apart = { pins, everybody, isOverride }
    const made = snapshotOf(this.#stateDir, this.#parts, this.#record, { former: everybody, avoided: this.#avoided, apart })
    this.#apart.set(key, made)
    return made
  }

  /** Canaries that some visitors see and others do not. */
  #canaries() {
    return Object.keys(this.#record.discovery.microFrontends).flatMap((name) => {
      const canary = canaryOf(this.#record, name)
      const share = canary?.deployment.traffic ?? 0
      if (!canary?.extras.canary || share >= 100) return []
      return { name, version: canary.metadata.version, salt: canary.extras.canary.salt, share }
    })
  }

  #use(snapshot: Snapshot) {
    this.#snapshot = snapshot
    this.#apart.clear()
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
