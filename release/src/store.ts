import fs from 'node:fs'
import path from 'node:path'
import { DISCOVERY_SCHEMA, ReleaseError, type Action, type Key, type ReleaseRecord, type Version } from './record.ts'
import { hashOfRecord, newestSerial, parsed, pointerFile, readRecord, recordFile, REPAIR, sha256, textOf } from './record-files.ts'
import { defer, isDeferring } from './sharing/deferred.ts'
import { historyUpTo, readBelieved, refuseUnbelieved } from './signing/history.ts'
import { pinRoot, rootKey, signingKey } from './signing/key-files.ts'
import { absentSigner, type AbsentSigner } from './signing/absent-signer.ts'
import { isSignatureRight, signed, withSignature } from './signing/jws.ts'

export { artifactsFolder, newestSerial, pointerFile, readRecord, recordFile, recordsFolder } from './record-files.ts'

/** The usual cause is a forgotten STATE_DIR. */
export const noShop = (stateFolder: string) =>
  new ReleaseError(`There is no shop in ${stateFolder}: is STATE_DIR set? npm start builds and releases a first one.`)

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

/**
 * The record for new documents; null before the first release.
 * @throws ReleaseError when it is broken or not to be believed.
 */
export function readCurrent(stateFolder: string): ReleaseRecord | null {
  const pointer = readPointer(stateFolder)
  return pointer && readBelieved(stateFolder, pointer.serial)
}

/** Newest first, skipping unreadable records. */
export function readHistory(stateFolder: string, most = 50): ReleaseRecord[] {
  const last = readPointer(stateFolder)?.serial ?? 0
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

/** For a start with a broken pointer or newest record: the newest record that verifies. */
export function readNewestWhole(stateFolder: string): ReleaseRecord | null {
  const { trusted, isVouchedFor } = historyUpTo(stateFolder, newestSerial(stateFolder))
  return isVouchedFor && trusted ? readRecord(stateFolder, trusted.record.serial) : null
}

export interface Change {
  action: Action
  changed: string[]
  who: string
  why: string
  setAside?: number[]
  microFrontends: Record<string, Version[]>
  /** The same as before, unless given. */
  locks?: ReleaseRecord['locks']
  keys?: (known: readonly Key[]) => Key[]
}

/**
 * Writes the next serial, signed, and updates the pointer; only prepares it within `preparedFor`.
 * @param after number of the last record file, when that one is set aside
 * @throws ReleaseError after a concurrent release, on a full disk, or when the key may not do that: nothing was changed.
 */
export function append(stateFolder: string, change: (current: ReleaseRecord | null) => Change, after?: number): ReleaseRecord {
  const current = readCurrent(stateFolder)
  const last = after ?? current?.serial ?? 0
  const { microFrontends, keys, locks = current?.locks, ...about } = change(current)
  const serial = last + 1
  const at = new Date().toISOString()
  const absent = absentSigner()
  const own = absent ? null : signingKey(stateFolder, !current?.signing)
  const key = own ?? (absent as AbsentSigner)
  const first: Key = { kid: key.kid, name: key.name, scope: 'manager', since: at, revoked: null }
  const signing = current?.signing ?? { from: serial, keys: [first] }
  const content: ReleaseRecord = {
    serial,
    previous: last === 0 ? null : hashOfRecord(stateFolder, last),
    ...about,
    at,
    signing: keys ? { ...signing, keys: keys(signing.keys) } : signing,
    ...(locks && { locks }),
    discovery: { schema: DISCOVERY_SCHEMA, microFrontends },
  }
  const record = own ? signed(content, own) : withSignature(content, key.kid, '')
  refuseUnbelieved(stateFolder, record, current)
  return absent ? record : write(stateFolder, record)
}

/**
 * Writes a release that was prepared for the key of somebody who is not here.
 * @param signature of `signingInput(prepared)`, base64url
 * @throws ReleaseError when it is not signed by that key, or somebody else has released meanwhile: nothing was changed.
 */
export function appendSigned(stateFolder: string, prepared: ReleaseRecord, signature: string): ReleaseRecord {
  const record = withSignature(prepared, prepared.signature?.kid ?? '', signature)
  const current = readCurrent(stateFolder)
  const last = current?.serial ?? 0
  if (current && last >= record.serial) throw overtakenBy(current)
  if (record.serial !== last + 1 || record.previous !== hashOfRecord(stateFolder, last)) throw madeByOthers(record.serial)
  if (!isSignatureRight(record)) throw new ReleaseError('Nothing was changed. The signature is not of this release and this key.')
  refuseUnbelieved(stateFolder, record, current)
  return write(stateFolder, record)
}

/** Of its file, whose hash the next one names. */
export const recordText = (record: ReleaseRecord) => `${JSON.stringify(record, null, 1)}\n`

function write(stateFolder: string, record: ReleaseRecord): ReleaseRecord {
  if (isDeferring()) return defer(record)
  const text = recordText(record)
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
  pinSigner(stateFolder, record)
  return record
}

/** Not before there is a signed record: from then on unsigned ones are refused. */
export function pinSigner(stateFolder: string, { signature, signing }: ReleaseRecord) {
  const root = rootKey(stateFolder)
  const keyOf = (kid: string | null | undefined) => signing?.keys.find((key) => key.kid === kid)
  const signer = keyOf(signature?.kid)
  const isNeeded = root === null || keyOf(root)?.revoked
  if (signer?.scope === 'manager' && isNeeded) pinRoot(stateFolder, signer.kid)
}

/** Leaves no draft behind. @throws ReleaseError on a full disk. */
function withDrafts(files: readonly string[], write: (draftOf: (file: string) => string) => void) {
  const draftOf = (file: string) => `${file}.${process.pid}`
  try {
    write(draftOf)
  } catch (error) {
    if (!isFullDisk(error)) throw error
    const folder = path.dirname(files[0] ?? '')
    throw new ReleaseError(`The disk of ${folder} is full: nothing was changed. Free space (npm run release -- gc), then try again.`)
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
    throw madeByOthers(serial)
  }
}

/** Somebody else was faster: what was asked for may still be right. */
export class OvertakenError extends ReleaseError {}

export const overtakenBy = ({ who, changed, action, serial }: ReleaseRecord) =>
  new OvertakenError(
    `${who} released ${changed.join(', ')} just now (${action}, release ${serial}); nothing was changed, please look and try again.`,
  )

/** For a record that cannot be read yet. */
export const madeByOthers = (serial: number) =>
  new OvertakenError(`Release ${serial} was made by somebody else just now; nothing was changed, please look and try again.`)

export const pointerText = (serial: number, record: string) => JSON.stringify({ serial, sha256: sha256(record) } satisfies Pointer)

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
    const previous = newest === 0 ? null : hashOfRecord(stateFolder, newest)
    if (parsed<ReleaseRecord>(next)?.previous !== previous)
      throw new ReleaseError(
        `${recordFile(stateFolder, newest + 1)} does not follow release ${newest}: move it away and try again. ${REPAIR}`,
      )
    const fault = historyUpTo(stateFolder, newest + 1).faults.get(newest + 1)
    if (fault) throw new ReleaseError(`${fault} ${REPAIR}`)
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

/** Serials of records that are missing, unreadable, not chained to their predecessor or not to be believed, unless a repair has set them aside. */
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
  return [...new Set([...broken, ...historyUpTo(stateFolder, last).faults.keys()])].sort((one, other) => one - other)
}
