import fs from 'node:fs'
import path from 'node:path'
import { activeOf, ReleaseError, type ReleaseRecord } from '../record.ts'
import { hashOfRecord } from '../record-files.ts'
import { historyUpTo, ownScope } from '../signing/history.ts'
import {
  append,
  brokenUpTo,
  newestSerial,
  noShop,
  pointAt,
  pointerFile,
  readPointer,
  readRecord,
  recordFile,
  recordsFolder,
  type Pointer,
} from '../store.ts'

/** Null instead of an error. */
function orNull<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof ReleaseError) return null
    throw error
  }
}

/** Can be read, and is signed by somebody who may do what it does. */
const isWhole = (stateFolder: string, serial: number) =>
  orNull(() => readRecord(stateFolder, serial)) !== null && !historyUpTo(stateFolder, newestSerial(stateFolder)).faults.has(serial)

/** Whole, and what the pointer or the chain says it is. */
function isTrusted(stateFolder: string, serial: number, pointer: Pointer | null): boolean {
  if (!isWhole(stateFolder, serial)) return false
  if (!pointer || serial < pointer.serial) return true
  if (serial === pointer.serial) return pointer.sha256 === undefined || pointer.sha256 === hashOfRecord(stateFolder, serial)
  return readRecord(stateFolder, serial).previous === hashOfRecord(stateFolder, serial - 1)
}

/**
 * Sets aside records and a pointer that are broken, and repeats the newest whole record as a new release: serials never come back, so that
 * front doors and open tabs take it. Files are moved, never deleted.
 * @returns what was done, one sentence each; nothing when all is whole.
 */
export function repair(stateFolder: string, who: string): string[] {
  const newest = newestSerial(stateFolder)
  if (newest === 0 && !fs.existsSync(pointerFile(stateFolder))) throw noShop(stateFolder)
  const pointer = orNull(() => readPointer(stateFolder))
  const serials = Array.from({ length: newest }, (_, index) => newest - index)
  const trusted = serials.find((serial) => isTrusted(stateFolder, serial, pointer)) ?? 0
  if (trusted > 0 && ownScope(stateFolder, readRecord(stateFolder, trusted)) !== 'manager')
    throw new ReleaseError('Records are repaired by a manager: RELEASE_KEY=<file of a private key> names the key.')
  const isBroken = (serial: number) => serial > trusted || !isWhole(stateFolder, serial)
  const files = serials.filter((serial) => fs.existsSync(recordFile(stateFolder, serial)) && isBroken(serial))
  const done = files.map((serial) => setAside(stateFolder, recordFile(stateFolder, serial), `release ${serial}`))
  if ((!pointer || trusted === 0) && fs.existsSync(pointerFile(stateFolder)))
    done.push(setAside(stateFolder, pointerFile(stateFolder), 'current.json'))
  if (trusted === 0) {
    if (done.length > 0)
      done.push('No release is left that can be read: copy .state/release from a backup, or npm run build makes a first one.')
    return done
  }
  if (pointer?.serial !== trusted) {
    pointAt(stateFolder, trusted)
    done.push(`current.json names release ${trusted}.`)
  }
  const broken = brokenUpTo(stateFolder, trusted)
  const gone = [...broken, ...serials.filter((serial) => serial > trusted).toReversed()]
  if (gone.length === 0) return done
  const record = append(stateFolder, (current) => repeated(current as ReleaseRecord, gone, who), newest)
  return [
    ...done,
    `Release ${record.serial} repeats release ${trusted}: ${activesOf(record)}. Please look whether that is what shoppers should see.`,
  ]
}

const repeated = ({ serial, discovery }: ReleaseRecord, gone: number[], who: string) => ({
  action: 'repair' as const,
  changed: [],
  who,
  why: `release ${gone.join(', ')} set aside; this repeats ${serial}`,
  setAside: gone,
  microFrontends: discovery.microFrontends,
})

const activesOf = (record: ReleaseRecord) =>
  Object.keys(record.discovery.microFrontends)
    .flatMap((name) => activeOf(record, name)?.metadata.version.replace(/^/, `${name} `) ?? [])
    .join(', ')

function setAside(stateFolder: string, file: string, what: string): string {
  const folder = path.join(recordsFolder(stateFolder), 'set-aside')
  fs.mkdirSync(folder, { recursive: true })
  const moved = path.join(folder, `${path.basename(file)}.${Date.now()}`)
  fs.renameSync(file, moved)
  return `Set aside ${what}: ${moved}`
}
