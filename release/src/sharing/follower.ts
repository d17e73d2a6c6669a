import { setTimeout } from 'node:timers/promises'
import path from 'node:path'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { reportFile } from '../front-doors/front-doors.ts'
import { failuresFile, ownFailures } from '../failures.ts'
import { StoreAwayError } from '../objects/objects.ts'
import { pointerFile, textOf } from '../record-files.ts'
import { readBelieved } from '../signing/history.ts'
import { readPointer } from '../store.ts'
import { type OnRecord, versionsOn } from './artifact-objects.ts'
import { COUNTS, FAILURES, PROBES, REPORTS } from './object-names.ts'
import type { SharedReleases } from './shared-releases.ts'

/** Front doors serve a release within a second: this, the copies, and their own look at the folder. */
const LOOK_EVERY_MS = 400
/** The next look after the store did not answer. */
const LOOK_AWAY_MS = 1000
/** A start waits so long for the store, then serves what it has. */
const FIRST_MS = 10_000
/** With an empty disk there is nothing else to serve, and everything to fetch. */
const FIRST_COPY_MS = 60_000
/** A report is looked at here so often, and sent where it has changed or is that old. */
const REPORT_EVERY_MS = 100
const BEAT_MS = 4000
const NEWS_EVERY_MS = 1000
const COUNTS_EVERY_MS = 5000
/** What a store lacked may be there again. */
const MEND_EVERY_MS = 5000
/** A store that does not answer must not delay the stop of a process. */
const CLOSE_MS = 1000

export interface FollowOptions {
  log: (what: string, sentence: string) => void
  /** What is served differs from the record, by name and version. */
  damaged?: () => readonly { name: string; version: string }[]
  /** A front door tells what it serves; the console reads that of all. */
  role: 'front door' | 'console'
  /** Where a front door writes what it counts. */
  counts?: string
}

/** Keeps a state folder like the store that machines share. While the store is away, everything here goes on with what it has. */
export class ReleaseFollower {
  readonly #shared: SharedReleases
  readonly #options: FollowOptions
  readonly #stop = new AbortController()
  #lastAnswer = performance.now()
  /** By what was tried. */
  readonly #faults = new Map<string, string>()
  #loops: Promise<unknown>[] = []
  #serial = 0
  #copying: Promise<void> | null = null

  constructor(shared: SharedReleases, options: FollowOptions) {
    this.#shared = shared
    this.#options = options
  }

  /** Milliseconds since the store answered last. */
  get silentMs(): number {
    return performance.now() - this.#lastAnswer
  }

  /** Versions whose files are here, as `name@version`. */
  get copies(): readonly string[] {
    return this.#shared.artifacts.copies
  }

  /**
   * Brings the release in force, or goes on with the copy that is here.
   * @throws ReleaseError when there is neither
   */
  async start(ownPatienceMs?: number): Promise<void> {
    const { address } = this.#shared.objects
    const isHere = () => textOf(pointerFile(this.#shared.stateFolder)) !== null
    const patienceMs = ownPatienceMs ?? (isHere() ? FIRST_MS : FIRST_COPY_MS)
    const late = setTimeout(patienceMs, null, { ref: false }).then(() => {
      throw new StoreAwayError(address, `no release was copied in ${patienceMs / 1000} s`)
    })
    try {
      await Promise.race([this.#look().then(() => this.#shared.shareOverrideKey()), late])
    } catch (error) {
      if (!isHere()) throw error
      this.#tell('records', `${(error as Error).message} The release that was copied last is served until it does.`)
    }
  }

  /** Looks until it is closed. */
  follow(): void {
    const { role } = this.#options
    this.#loops = [
      this.#loop('records', LOOK_EVERY_MS, () => this.#lookAndCopy()),
      this.#loop('builds', MEND_EVERY_MS, () => this.#bringOthers()),
      ...(role === 'console'
        ? [this.#loop('reports', NEWS_EVERY_MS, () => this.#pullNews()), this.#loop('counts', COUNTS_EVERY_MS, () => this.#pullCounts())]
        : [
            this.#loop('reports', REPORT_EVERY_MS, () => this.#sendReport()),
            this.#loop('counts', COUNTS_EVERY_MS, () => this.#sendCounts()),
          ]),
    ]
    if (role === 'front door') void this.#forgetOld()
  }

  /** A front door takes its report back: it serves nothing any more. */
  async close(): Promise<void> {
    this.#stop.abort()
    await Promise.race([Promise.all(this.#loops), setTimeout(CLOSE_MS, null, { ref: false })])
    if (this.#options.role !== 'front door') return
    await this.#sendCounts().catch(() => {})
    await this.#shared.files.remove(this.#reportKey).catch(() => {})
  }

  async #loop(what: string, everyMs: number, work: () => Promise<void>) {
    const { signal } = this.#stop
    while (!signal.aborted) {
      let pause = everyMs
      try {
        await work()
        if (this.#faults.delete(what)) this.#options.log('release store', `${this.#shared.objects.address} answers again (${what}).`)
      } catch (error) {
        pause = Math.max(pause, LOOK_AWAY_MS)
        if (!signal.aborted) this.#tell(what, (error as Error).message)
      }
      await setTimeout(pause, null, { signal, ref: false }).catch(() => {})
    }
  }

  /** Once until it is mended. */
  #tell(what: string, sentence: string) {
    if (!this.#faults.has(what)) this.#options.log('release store', `${sentence} (${what})`)
    this.#faults.set(what, sentence)
  }

  /** The local pointer moves only after the files of its record have been copied, so that readers of the folder find everything. */
  async #look() {
    const { records } = this.#shared
    const pointer = await records.pull((serial) => this.#bring(this.#versionsAt(serial).shown))
    this.#lastAnswer = performance.now()
    if (pointer === null) throw this.#shared.empty()
    return pointer.serial
  }

  /** What was published may be promoted in a moment. */
  async #lookAndCopy() {
    const serial = await this.#look()
    if (serial === this.#serial) return
    this.#serial = serial
    // A fault is told by the loop that does this too.
    this.#bringOthers().catch(() => {})
  }

  #versionsAt(serial: number): ReturnType<typeof versionsOn> {
    try {
      return versionsOn(readBelieved(this.#shared.stateFolder, serial))
    } catch {
      // A record that is broken or not believed is told by whoever reads it.
      return { shown: [], others: [], pruned: [] }
    }
  }

  async #bring(versions: readonly OnRecord[]) {
    const maps = this.#options.role === 'console'
    for (const version of versions) await this.#shared.artifacts.fetch(version, { maps })
  }

  /** What is damaged here, then all other versions on record: open tabs ask for them, links lead to them. */
  #bringOthers(): Promise<void> {
    this.#copying ??= this.#bringAll().finally(() => {
      this.#copying = null
    })
    return this.#copying
  }

  async #bringAll() {
    for (const { name, version } of this.#options.damaged?.() ?? []) this.#shared.artifacts.forget(name, version)
    const { shown, others, pruned } = this.#versionsAt(this.#serialHere())
    await this.#bring([...shown, ...others])
    for (const version of pruned) this.#shared.artifacts.drop(version)
  }

  #serialHere(): number {
    try {
      return readPointer(this.#shared.stateFolder)?.serial ?? 0
    } catch {
      return 0
    }
  }

  get #reportKey() {
    return REPORTS + path.basename(reportFile(this.#shared.stateFolder))
  }

  async #sendReport() {
    await this.#shared.files.push(this.#reportKey, { everyMs: BEAT_MS })
  }

  async #sendCounts() {
    const { files, stateFolder } = this.#shared
    const relative = (file: string) => path.relative(stateFolder, file)
    const { counts } = this.#options
    if (counts !== undefined) await files.push(COUNTS + path.basename(counts), { from: relative(counts) })
    await files.push(`${FAILURES}${ownFailures(stateFolder)}`, { from: relative(failuresFile(stateFolder)) })
  }

  async #pullNews() {
    await this.#shared.files.pull(REPORTS)
  }

  async #pullCounts() {
    for (const prefix of [COUNTS, FAILURES, PROBES]) await this.#shared.files.pull(prefix)
    await this.#shared.pullLease()
  }

  /** What was left behind by front doors that were killed. */
  async #forgetOld() {
    const { files } = this.#shared
    await Promise.all([REPORTS, COUNTS, FAILURES].map((prefix) => files.forget(prefix, DAY_MS))).catch(() => {})
  }
}
