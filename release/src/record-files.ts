import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ReleaseError, type ReleaseRecord } from './record.ts'

/** Folder of the records: `current.json` and `records/<serial>.json`. */
export const recordsFolder = (stateFolder: string) => path.join(stateFolder, 'release')
export const artifactsFolder = (stateFolder: string) => path.join(stateFolder, 'artifacts')
export const pointerFile = (stateFolder: string) => path.join(recordsFolder(stateFolder), 'current.json')

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

export function parsed<Value>(text: string | null): Partial<Value> | null {
  try {
    return text === null ? null : (JSON.parse(text) as Partial<Value> | null)
  } catch {
    return null
  }
}

/** Ends a sentence about a broken record. */
export const REPAIR = 'npm run release -- repair sets aside what is broken.'

/** @throws ReleaseError when the record is missing or cannot be read. */
export function readRecord(stateFolder: string, serial: number): ReleaseRecord {
  const text = textOf(recordFile(stateFolder, serial))
  if (text === null) throw new ReleaseError(`There is no release ${serial}.`)
  const record = withDefaults(parsed<ReleaseRecord>(text))
  if (!record) throw new ReleaseError(`Release ${serial} cannot be read: ${recordName(serial)} is broken. ${REPAIR}`)
  return record
}

/** Older records lack bad marks and activation times. Null for what is no record. */
export function withDefaults(record: Partial<ReleaseRecord> | null): ReleaseRecord | null {
  try {
    const versions = Object.values((record as ReleaseRecord).discovery.microFrontends).flat()
    for (const { extras } of versions) {
      extras.bad ??= false
      extras.activated ??= null
    }
    return record as ReleaseRecord
  } catch {
    return null
  }
}

/** SHA-256 of a record's text; of nothing when it is missing. */
export const hashOfRecord = (stateFolder: string, serial: number): string => sha256(textOf(recordFile(stateFolder, serial)) ?? '')

export function newestSerial(stateFolder: string): number {
  const folder = path.join(recordsFolder(stateFolder), 'records')
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  return Math.max(0, ...files.filter((file) => /^\d{8}\.json$/.test(file)).map((file) => Number.parseInt(file, 10)))
}
