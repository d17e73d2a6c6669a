import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { DISCOVERY_SCHEMA, ReleaseError, type Action, type ReleaseRecord, type Version } from './record.ts'

/** Folder of the records: `current.json` and `records/<serial>.json`. */
export const recordsFolder = (stateFolder: string) => path.join(stateFolder, 'release')
export const artifactsFolder = (stateFolder: string) => path.join(stateFolder, 'artifacts')
export const pointerFile = (stateFolder: string) => path.join(recordsFolder(stateFolder), 'current.json')

const recordFile = (stateFolder: string, serial: number) =>
  path.join(recordsFolder(stateFolder), 'records', `${String(serial).padStart(8, '0')}.json`)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const textOf = (file: string): string | null => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export function readRecord(stateFolder: string, serial: number): ReleaseRecord {
  const text = textOf(recordFile(stateFolder, serial))
  if (text === null) throw new ReleaseError(`There is no release ${serial}.`)
  return JSON.parse(text) as ReleaseRecord
}

/** The record that new documents are made of; null before the first release. */
export function readCurrent(stateFolder: string): ReleaseRecord | null {
  const pointer = textOf(pointerFile(stateFolder))
  return pointer === null ? null : readRecord(stateFolder, (JSON.parse(pointer) as { serial: number }).serial)
}

/** Newest first. */
export function readHistory(stateFolder: string, most = 50): ReleaseRecord[] {
  const current = readCurrent(stateFolder)
  if (!current) return []
  const serials = Array.from({ length: Math.min(most, current.serial) }, (_, index) => current.serial - index)
  return serials.map((serial) => readRecord(stateFolder, serial))
}

export interface Change {
  action: Action
  changed: string[]
  who: string
  why: string
  microFrontends: Record<string, Version[]>
}

/**
 * Writes the next serial and points at it.
 * @throws ReleaseError when somebody else has released meanwhile: nothing was changed, ask again.
 */
export function append(stateFolder: string, change: (current: ReleaseRecord | null) => Change): ReleaseRecord {
  const current = readCurrent(stateFolder)
  const serial = (current?.serial ?? 0) + 1
  const { microFrontends, ...about } = change(current)
  const record: ReleaseRecord = {
    serial,
    previous: current ? sha256(textOf(recordFile(stateFolder, current.serial)) ?? '') : null,
    ...about,
    at: new Date().toISOString(),
    discovery: { schema: DISCOVERY_SCHEMA, microFrontends },
  }
  const file = recordFile(stateFolder, serial)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  claim(file, `${JSON.stringify(record, null, 1)}\n`, serial)
  const pointer = pointerFile(stateFolder)
  fs.writeFileSync(`${pointer}.${process.pid}`, JSON.stringify({ serial }))
  fs.renameSync(`${pointer}.${process.pid}`, pointer)
  return record
}

/** A hard link to a finished file is the lock: it is made once, and nobody ever reads half a record. */
function claim(file: string, text: string, serial: number) {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, text)
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new ReleaseError(`Release ${serial} was made by somebody else just now; nothing was changed, please look and try again.`)
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

/** Checks that every record names the hash of the one before it. Returns the serials where the chain is broken. */
export function brokenLinks(stateFolder: string): number[] {
  const current = readCurrent(stateFolder)
  if (!current) return []
  const serials = Array.from({ length: current.serial - 1 }, (_, index) => index + 2)
  return serials.filter((serial) => readRecord(stateFolder, serial).previous !== sha256(textOf(recordFile(stateFolder, serial - 1)) ?? ''))
}
