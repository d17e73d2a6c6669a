import fs from 'node:fs'
import path from 'node:path'
import type { ObjectStore, StoredObject } from '../objects/objects.ts'
import type { ReleaseRecord } from '../record.ts'
import { hashOfRecord, parsed, pointerFile, recordFile, recordsFolder, textOf } from '../record-files.ts'
import { each } from './each.ts'
import { putFile } from './local-file.ts'
import { nameOfRecord, POINTER, RECORDS } from './object-names.ts'

export interface PulledPointer {
  serial: number
  etag: string
  text: string
}

const FILE = /^\d{8}\.json$/

/** A pointer of somebody else must not make us ask for millions. */
const MOST_RECORDS = 1_000_000

const serialIn = (text: string) => Number(parsed<{ serial: number }>(text)?.serial)

/** Copies records and the pointer of a store into a state folder, byte by byte: whether they are whole is judged there, as ever. */
export class RecordMirror {
  readonly #objects: ObjectStore
  readonly #stateFolder: string
  #etag: string | null = null
  /** Of the pointer that was copied last. */
  #text: string | null = null

  constructor(objects: ObjectStore, stateFolder: string) {
    this.#objects = objects
    this.#stateFolder = stateFolder
  }

  /**
   * @param prepare brings what the record needs before readers of the folder hear of it
   * @returns the pointer; null while the store has none
   */
  async pull(prepare: (serial: number) => Promise<void> = () => Promise.resolve()): Promise<PulledPointer | null> {
    const file = pointerFile(this.#stateFolder)
    const before = textOf(file)
    const found = await this.#objects.readChanged(POINTER, before === this.#text ? this.#etag : null)
    if (found === null) return null
    if (found === 'unchanged') return { serial: serialIn(before ?? ''), etag: this.#etag ?? '', text: before ?? '' }
    const text = found.content.toString()
    const serial = serialIn(text)
    if (Number.isInteger(serial) && serial <= MOST_RECORDS) {
      await this.#pullRecords(serial, parsed<{ sha256: string }>(text)?.sha256)
      await prepare(serial)
    }
    // Another process of this machine may have been faster, and its pointer is newer.
    if (textOf(file) === before) {
      if (text !== before) await putFile(file, text)
      this.#etag = found.etag
      this.#text = text
    }
    return { serial, etag: found.etag, text }
  }

  /** Records newer than the pointer: their author's process died before it moved the pointer. */
  async pullBeyond(serial: number): Promise<void> {
    for (let next = serial + 1; ; next++) {
      const found = await this.#objects.read(nameOfRecord(next))
      if (!found) return
      await this.#put(next, found)
    }
  }

  /** Everything as the store has it, what is broken included. */
  async pullAll(): Promise<void> {
    const listed = await this.#objects.list(RECORDS)
    const files = new Set(listed.map(({ key }) => key.slice(RECORDS.length)).filter((file) => FILE.test(file)))
    const folder = path.join(recordsFolder(this.#stateFolder), 'records')
    for (const file of fs.existsSync(folder) ? fs.readdirSync(folder) : [])
      if (!files.has(file)) fs.rmSync(path.join(folder, file), { force: true })
    await each(files, async (file) => {
      const found = await this.#objects.read(RECORDS + file)
      if (found) await putFile(path.join(folder, file), found.content)
    })
    const pointer = await this.#objects.read(POINTER)
    this.#etag = pointer?.etag ?? null
    this.#text = pointer?.content.toString() ?? null
    if (pointer) await putFile(pointerFile(this.#stateFolder), pointer.content)
    else fs.rmSync(pointerFile(this.#stateFolder), { force: true })
  }

  async #pullRecords(last: number, lastHash: string | undefined) {
    const serials = Array.from({ length: last }, (_, index) => index + 1)
    const missing = serials.filter((serial) => !fs.existsSync(recordFile(this.#stateFolder, serial)))
    await each(missing, (serial) => this.#fetch(serial))
    if (lastHash !== undefined && hashOfRecord(this.#stateFolder, last) !== lastHash) await this.#fetch(last)
    await this.#mend(last, new Set(missing))
  }

  /** A copy here that is not what its successor was made after is fetched again, and so are records that a repair has set aside. */
  async #mend(last: number, fetched: Set<number>) {
    let isFresh = true
    for (let serial = last; serial > 1 && isFresh; serial--) {
      const record = parsed<ReleaseRecord>(textOf(recordFile(this.#stateFolder, serial)))
      for (const known of record?.setAside ?? []) await this.#fetch(known)
      const isChained = record?.previous === hashOfRecord(this.#stateFolder, serial - 1)
      if (!isChained && !fetched.has(serial - 1)) await this.#fetch(serial - 1)
      isFresh = !isChained || fetched.has(serial)
    }
  }

  async #fetch(serial: number) {
    const found = await this.#objects.read(nameOfRecord(serial))
    if (found) await this.#put(serial, found)
    else fs.rmSync(recordFile(this.#stateFolder, serial), { force: true })
  }

  async #put(serial: number, { content }: StoredObject) {
    const file = recordFile(this.#stateFolder, serial)
    if (textOf(file) !== content.toString()) await putFile(file, content)
  }
}
