import fs from 'node:fs'
import { pointerFile, readCurrent } from '@shop/release/store'
import { log, reasonOf } from '../operations/log.ts'
import { snapshotOf, type Snapshot } from './snapshot.ts'

const LOOK_EVERY_MS = 100

/**
 * The current release. Editing the record changes the next document; an invalid record (missing or changed artifact) keeps the previous
 * one.
 */
export class Releases {
  readonly #stateDir: string
  readonly #listeners = new Set<(snapshot: Snapshot) => void>()
  #snapshot: Snapshot
  #stamp: string
  #timer: NodeJS.Timeout | undefined

  /** @throws Error with one sentence without a usable release. */
  constructor(stateDir: string) {
    this.#stateDir = stateDir
    this.#stamp = this.#readStamp()
    const record = readCurrent(stateDir)
    if (!record) throw new Error(`Nothing has been released in ${stateDir}: build the shop first (npm run build).`)
    this.#snapshot = snapshotOf(stateDir, record)
  }

  /** Reads the pointer each time (microseconds), so a release applies to the next document. */
  current(): Snapshot {
    const stamp = this.#readStamp()
    if (stamp === this.#stamp) return this.#snapshot
    this.#stamp = stamp
    try {
      const record = readCurrent(this.#stateDir)
      if (!record || record.serial === this.#snapshot.serial) return this.#snapshot
      this.#snapshot = snapshotOf(this.#stateDir, record)
      log('release', { serial: record.serial, changed: record.changed })
      for (const listener of this.#listeners) listener(this.#snapshot)
    } catch (error) {
      log('release refused', reasonOf(error))
    }
    return this.#snapshot
  }

  onChange(listener: (snapshot: Snapshot) => void) {
    this.#listeners.add(listener)
  }

  /** Also polls, so that open tabs are notified without traffic. */
  watch() {
    this.#timer = setInterval(() => this.current(), LOOK_EVERY_MS)
  }

  close() {
    clearInterval(this.#timer)
  }

  #readStamp(): string {
    const found = fs.statSync(pointerFile(this.#stateDir), { throwIfNoEntry: false })
    return found ? `${found.ino} ${found.mtimeMs}` : ''
  }
}
