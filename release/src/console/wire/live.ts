import fs from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { readFrontDoors } from '../../front-doors/front-doors.ts'
import { parsed, pointerFile, recordFile, recordsFolder, textOf } from '../../record-files.ts'
import { leaderOf } from '../../robot/lease.ts'

const LOOK_EVERY_MS = 1000
/** Counts change with every visitor, so they are looked at less often. */
const COUNTS_EVERY = 5
/** A silent stream is closed by proxies. */
const WORD_EVERY = 15
const MOST_READERS = 100

const modified = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Release, what front doors make of it, and who watches. */
const stateOf = (stateFolder: string) =>
  JSON.stringify([
    textOf(pointerFile(stateFolder)),
    readFrontDoors(stateFolder).map(({ pid, serial, damaged, refused }) => [pid, serial, damaged, refused]),
    leaderOf(stateFolder),
  ])

function countsOf(stateFolder: string): string {
  const folder = path.join(recordsFolder(stateFolder), 'counts')
  const counts = fs.existsSync(folder) ? fs.readdirSync(folder).map((file) => modified(path.join(folder, file))) : []
  return String([modified(path.join(recordsFolder(stateFolder), 'failures.json')), ...counts])
}

/** Tells open pages when there is something new. Looks only while somebody listens. */
export class LiveNews {
  readonly #stateFolder: string
  readonly #readers = new Set<ServerResponse>()
  #timer: NodeJS.Timeout | null = null
  #looks = 0
  #state = ''
  #counts = ''

  constructor(stateFolder: string) {
    this.#stateFolder = stateFolder
  }

  add(response: ServerResponse): void {
    if (this.#readers.size >= MOST_READERS) return void response.writeHead(503).end()
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    response.write(`retry: 2000\n\n${this.#word()}`)
    this.#readers.add(response)
    response.on('close', () => this.#remove(response))
    if (this.#timer) return
    ;[this.#state, this.#counts] = [stateOf(this.#stateFolder), countsOf(this.#stateFolder)]
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS)
  }

  /** For what changes in this process: a comparison that has ended. */
  tell(): void {
    for (const reader of this.#readers) reader.write(this.#word())
  }

  close(): void {
    for (const reader of this.#readers) reader.end()
  }

  #remove(response: ServerResponse) {
    this.#readers.delete(response)
    if (this.#readers.size > 0 || !this.#timer) return
    clearInterval(this.#timer)
    this.#timer = null
  }

  #look() {
    this.#looks += 1
    const state = stateOf(this.#stateFolder)
    const counts = this.#looks % COUNTS_EVERY === 0 ? countsOf(this.#stateFolder) : this.#counts
    const isNew = state !== this.#state || counts !== this.#counts
    ;[this.#state, this.#counts] = [state, counts]
    if (isNew) this.tell()
    else if (this.#looks % WORD_EVERY === 0) for (const reader of this.#readers) reader.write(': still here\n\n')
  }

  #word(): string {
    const serial = parsed<{ serial: number }>(textOf(pointerFile(this.#stateFolder)))?.serial ?? 0
    const changed = parsed<{ changed: string[] }>(textOf(recordFile(this.#stateFolder, serial)))?.changed ?? []
    return `event: changed\ndata: ${JSON.stringify({ serial, changed })}\n\n`
  }
}
