import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { DISCOVERY_SCHEMA, ReleaseError, type Action, type ReleaseRecord, type Version } from './record.ts'

/** Folder of the records: `current.json` and `records/<serial>.json`. */
export const recordsFolder = (stateFolder: string) => path.join(stateFolder, 'release')
export const artifactsFolder = (stateFolder: string) => path.join(stateFolder, 'artifacts')
export const pointerFile = (stateFolder: string) => path.join(recordsFolder(stateFolder), 'current.json')

/** The usual cause is a forgotten STATE_DIR. */
export const noShop = (stateFolder: string) =>
  new ReleaseError(`There is no shop in ${stateFolder}: is STATE_DIR set? npm start builds and releases a first one.`)

const recordName = (serial: number) => `${String(serial).padStart(8, '0')}.json`
export const recordFile = (stateFolder: string, serial: number) => path.join(recordsFolder(stateFolder), 'records', recordName(serial))
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const textOf = (file: string): string | null => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function parsed<Value>(text: string | null): Partial<Value> | null {
  try {
    return text === null ? null : (JSON.parse(text) as Partial<Value> | null)
  } catch {
    return null
  }
}

const REPAIR = 'npm run release -- repair sets aside what is broken.'

/** @throws ReleaseError when the record is missing or cannot be read. */
export function readRecord(stateFolder: string, serial: number): ReleaseRecord {
  const text = textOf(recordFile(stateFolder, serial))
  if (text === null) throw new ReleaseError(`There is no release ${serial}.`)
  const record = parsed<ReleaseRecord>(text)
  if (!record?.discovery?.microFrontends)
    throw new ReleaseError(`Release ${serial} cannot be read: ${recordName(serial)} is broken. ${REPAIR}`)
  return withDefaults(record as ReleaseRecord)
}

/** Older records lack bad marks and activation times. */
function withDefaults(record: ReleaseRecord): ReleaseRecord {
  for (const { extras } of Object.values(record.discovery.microFrontends).flat()) {
    extras.bad ??= false
    extras.activated ??= null
  }
  return record
}

export interface Pointer {
  serial: number
  /** Hash of the named record, which protects the newest one. Missing in older pointers. */
  sha256?: string
}

/** @throws ReleaseError with instructions when the pointer is broken. */
export function readPointer(stateFolder: string): Pointer | null {
  const text = textOf(pointerFile(stateFolder))
  if (text === null) return null
  const pointer = parsed<Pointer>(text)
  if (Number.isInteger(pointer?.serial) && fs.existsSync(recordFile(stateFolder, Number(pointer?.serial)))) return pointer as Pointer
  const newest = newestSerial(stateFolder)
  const wayOut = newest ? `The newest release is ${newest}: write {"serial":${newest}} into it.` : 'There is no release: delete it.'
  throw new ReleaseError(`${pointerFile(stateFolder)} is broken. ${wayOut} ${REPAIR}`)
}

export function newestSerial(stateFolder: string): number {
  const folder = path.join(recordsFolder(stateFolder), 'records')
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  return Math.max(0, ...files.filter((file) => /^\d{8}\.json$/.test(file)).map((file) => Number.parseInt(file, 10)))
}

/** The record for new documents; null before the first release. */
export function readCurrent(stateFolder: string): ReleaseRecord | null {
  const pointer = readPointer(stateFolder)
  return pointer && readRecord(stateFolder, pointer.serial)
}

/** Newest first, skipping unreadable records. */
export function readHistory(stateFolder: string, most = 50): ReleaseRecord[] {
  return readDownFrom(stateFolder, readPointer(stateFolder)?.serial ?? 0, most)
}

/** For a start with a broken pointer or newest record: the newest record that can be read. */
export function readNewestWhole(stateFolder: string): ReleaseRecord | null {
  const newest = newestSerial(stateFolder)
  return readDownFrom(stateFolder, newest, newest)[0] ?? null
}

function readDownFrom(stateFolder: string, last: number, most: number): ReleaseRecord[] {
  const serials = Array.from({ length: Math.min(most, last) }, (_, index) => last - index)
  return serials.flatMap((serial) => {
    try {
      return [readRecord(stateFolder, serial)]
    } catch (error) {
      if (error instanceof ReleaseError) return []
      throw error
    }
  })
}

export interface Change {
  action: Action
  changed: string[]
  who: string
  why: string
  setAside?: number[]
  microFrontends: Record<string, Version[]>
}

/**
 * Writes the next serial and updates the pointer.
 * @param after number of the last record file, when that one is set aside
 * @throws ReleaseError after a concurrent release, or on a full disk: nothing was changed, try again.
 */
export function append(stateFolder: string, change: (current: ReleaseRecord | null) => Change, after?: number): ReleaseRecord {
  const current = readCurrent(stateFolder)
  const last = after ?? current?.serial ?? 0
  const { microFrontends, ...about } = change(current)
  const record: ReleaseRecord = {
    serial: last + 1,
    previous: last === 0 ? null : sha256(textOf(recordFile(stateFolder, last)) ?? ''),
    ...about,
    at: new Date().toISOString(),
    discovery: { schema: DISCOVERY_SCHEMA, microFrontends },
  }
  const text = `${JSON.stringify(record, null, 1)}\n`
  const file = recordFile(stateFolder, record.serial)
  const pointer = pointerFile(stateFolder)
  withDrafts([file, pointer], (draftOf) => {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(draftOf(file), text)
    // Before the record exists: a full disk then leaves no record that the pointer does not name.
    fs.writeFileSync(draftOf(pointer), pointerText(record.serial, text))
    claim(draftOf(file), file, record.serial)
    fs.renameSync(draftOf(pointer), pointer)
  })
  return record
}

/** Leaves no draft behind. @throws ReleaseError on a full disk. */
function withDrafts(files: readonly string[], write: (draftOf: (file: string) => string) => void) {
  const draftOf = (file: string) => `${file}.${process.pid}`
  try {
    write(draftOf)
  } catch (error) {
    if (!isFullDisk(error)) throw error
    const folder = path.dirname(files[0] ?? '')
    throw new ReleaseError(`The disk of ${folder} is full: nothing was changed. Free space (npm run release -- prune), then try again.`)
  } finally {
    for (const file of files) fs.rmSync(draftOf(file), { force: true })
  }
}

const isFullDisk = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** A hard link to the finished file is an atomic lock: readers never see partial records. */
function claim(draft: string, file: string, serial: number) {
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new ReleaseError(`Release ${serial} was made by somebody else just now; nothing was changed, please look and try again.`)
  }
}

const pointerText = (serial: number, record: string) => JSON.stringify({ serial, sha256: sha256(record) } satisfies Pointer)

export function pointAt(stateFolder: string, serial: number) {
  const file = pointerFile(stateFolder)
  withDrafts([file], (draftOf) => {
    fs.writeFileSync(draftOf(file), pointerText(serial, textOf(recordFile(stateFolder, serial)) ?? ''))
    fs.renameSync(draftOf(file), file)
  })
}

/**
 * The newest release after the pointer's: a process died between record and pointer.
 * @throws ReleaseError when a later record breaks the chain: it must be moved away before releasing.
 */
export function releaseAfterPointer(stateFolder: string): { named: number; newest: number } | null {
  const named = readPointer(stateFolder)?.serial ?? 0
  let newest = named
  for (;;) {
    const next = textOf(recordFile(stateFolder, newest + 1))
    if (next === null) return newest === named ? null : { named, newest }
    const previous = newest === 0 ? null : sha256(textOf(recordFile(stateFolder, newest)) ?? '')
    if (parsed<ReleaseRecord>(next)?.previous !== previous)
      throw new ReleaseError(
        `${recordFile(stateFolder, newest + 1)} does not follow release ${newest}: move it away and try again. ${REPAIR}`,
      )
    newest += 1
  }
}

/** Updates an outdated pointer. Returns a sentence about the repair. */
export function repairPointer(stateFolder: string): string | null {
  const found = releaseAfterPointer(stateFolder)
  if (!found) return null
  pointAt(stateFolder, found.newest)
  return `current.json named release ${found.named}, and release ${found.newest} is there: repaired.`
}

/** Serials of records that are missing, unreadable, or not chained to their predecessor, unless a repair has set them aside. */
export function brokenLinks(stateFolder: string): number[] {
  const pointer = readPointer(stateFolder)
  return pointer ? brokenUpTo(stateFolder, pointer.serial, pointer.sha256) : []
}

/** @param lastHash of the newest record, which no later one protects */
export function brokenUpTo(stateFolder: string, last: number, lastHash?: string): number[] {
  const broken = new Set<number>()
  let previous: string | null = null
  for (let serial = 1; serial <= last; serial++) {
    const text = textOf(recordFile(stateFolder, serial))
    const record = parsed<ReleaseRecord>(text)
    const isLastChanged = serial === last && lastHash !== undefined && lastHash !== sha256(text ?? '')
    if (record?.previous !== previous || isLastChanged) broken.add(serial)
    for (const known of record?.setAside ?? []) broken.delete(known)
    previous = sha256(text ?? '')
  }
  return [...broken]
}
