import fs from 'node:fs'
import { pointerFile, readCurrent } from '@shop/release/store'
import { log, reasonOf } from '../operations/log.ts'
import { snapshotOf, type Snapshot } from './snapshot.ts'

const LOOK_EVERY_MS = 100

/**
 * The release record of this moment. Changing the record alone changes what the next document is made of; a record that
 * cannot be served (an artifact is missing or was changed) leaves the one before it in force.
 */
export class Releases {
  readonly #stateDir: string
  readonly #listeners = new Set<(snapshot: Snapshot) => void>()
  #snapshot: Snapshot
  #stamp: string
  #timer: NodeJS.Timeout | undefined

  /** @throws Error with one sentence when nothing has been released, or the release cannot be served. */
  constructor(stateDir: string) {
    this.#stateDir = stateDir
    this.#stamp = this.#readStamp()
    const record = readCurrent(stateDir)
    if (!record) throw new Error(`Nothing has been released in ${stateDir}: build the shop first (npm run build).`)
    this.#snapshot = snapshotOf(stateDir, record)
  }

  /** Looks at the pointer each time, which costs microseconds: a release is in force with the very next document. */
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

  /** Open tabs hear of a release also while nobody asks for a document. */
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
