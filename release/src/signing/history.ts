import fs from 'node:fs'
import { ReleaseError, isActivation, type Key, type ReleaseRecord, type Scope } from '../record.ts'
import { hashOfRecord, parsed, readRecord, recordFile, REPAIR, sha256, textOf, withDefaults } from '../record-files.ts'
import { absentSigner } from './absent-signer.ts'
import { isSignatureRight } from './jws.ts'
import { rootKey, signingKey } from './key-files.ts'
import { isWithinScope, wordsOfScope } from './scopes.ts'

interface Trusted {
  /** Of its file. */
  serial: number
  record: ReleaseRecord
  hash: string
}

/** Records from the first one on, each believed by what the ones before it say of keys. */
interface History {
  /** The newest record that verifies. */
  trusted: Trusted | null
  /** The pinned key has signed one of them, or none is pinned. */
  isVouchedFor: boolean
  /** Why a record is not believed, by serial. */
  faults: Map<number, string>
  /** Names of keys by serial; unsigned records have none. */
  signers: Map<number, string>
  /** Serial that activated `name@version` last. */
  activations: Map<string, number>
  /** Of the files that were read. */
  stamps: string[]
}

/** A record never changes: whoever looks again reads what has come since. */
const histories = new Map<string, History>()

function stampOf(stateFolder: string, serial: number): string {
  const found = fs.statSync(recordFile(stateFolder, serial), { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}` : ''
}

/** The history up to a serial. Reads what has changed since the last time. */
export function historyUpTo(stateFolder: string, last: number): History {
  const root = rootKey(stateFolder)
  const key = `${stateFolder} ${root}`
  const stamps = Array.from({ length: last }, (_, index) => stampOf(stateFolder, index + 1))
  const known = histories.get(key)
  const isLonger = known && known.stamps.length <= last && known.stamps.every((stamp, index) => stamp === stamps[index])
  const history: History = isLonger
    ? known
    : { trusted: null, isVouchedFor: root === null, faults: new Map(), signers: new Map(), activations: new Map(), stamps: [] }
  histories.set(key, history)
  for (const stamp of stamps.slice(history.stamps.length)) {
    take(history, stateFolder, history.stamps.length + 1, root)
    history.stamps.push(stamp)
  }
  return history
}

function take(history: History, stateFolder: string, serial: number, root: string | null) {
  const text = textOf(recordFile(stateFolder, serial))
  const read = parsed<ReleaseRecord>(text)
  const isRight = isSignatureRight(read)
  const record = withDefaults(read)
  // Told as unreadable elsewhere.
  if (text === null || !record) return
  const fault = faultOf({ record, serial, isRight }, history.trusted, root)
  if (fault) return history.faults.set(serial, fault)
  for (const known of record.setAside ?? []) history.faults.delete(known)
  const signer = signerOf(record, history.trusted?.record ?? null, root)
  if (signer) history.signers.set(serial, signer.name)
  if (isActivation(record)) for (const id of record.changed) history.activations.set(id, serial)
  if (signer?.scope === 'manager' && record.signature?.kid === root) history.isVouchedFor = true
  history.trusted = { serial, record, hash: sha256(text) }
}

/** The key of a signed record. The first signed record brings its own; the pinned one needs nobody's word. */
function signerOf({ serial, signature, signing }: ReleaseRecord, before: ReleaseRecord | null, root: string | null): Key | undefined {
  // Of nobody believed yet: it may be anything.
  const first = signing?.from === serial && Array.isArray(signing.keys) ? signing.keys.filter((key) => key?.scope === 'manager') : []
  const found = (before?.signing?.keys ?? first).find(({ kid }) => kid === signature?.kid)
  if (found || root === null || signature?.kid !== root) return found
  return { kid: root, name: 'pinned', scope: 'manager', since: '', revoked: null }
}

interface Candidate {
  record: ReleaseRecord
  serial: number
  /** The signature matches its key. */
  isRight: boolean
}

/** Why a record is not believed, one sentence. */
function faultOf({ record, serial, isRight }: Candidate, before: Trusted | null, root: string | null): string | null {
  const from = before?.record.signing?.from
  if (!record.signature) return from === undefined ? null : `Release ${serial} is not signed, and releases are signed from ${from} on.`
  const signer = signerOf(record, before?.record ?? null, root)
  if (!signer) return `Release ${serial} is signed by a key that is not on record.`
  const what = `Release ${serial} is signed by the key ${signer.name}`
  if (signer.revoked) return `${what}, which was revoked at ${signer.revoked.at} by ${signer.revoked.who}.`
  if (!isRight || record.serial !== serial || !record.signing) return `Release ${serial} is not what the key ${signer.name} has signed.`
  if (signer.scope === 'manager') return null
  if (before?.serial !== serial - 1 || before.hash !== record.previous) return `${what}, and does not follow a release that verifies.`
  return isWithinScope(signer.scope, before.record, record) ? null : `${what}, which may ${wordsOfScope(signer.scope)}.`
}

/** @throws ReleaseError when the record to be written would not be believed. */
export function refuseUnbelieved(stateFolder: string, record: ReleaseRecord, before: ReleaseRecord | null): void {
  const root = rootKey(stateFolder)
  if (root !== null && !before?.signing && record.signature?.kid !== root)
    throw new ReleaseError('Nothing was changed. The first signed release must be signed by the key that RELEASE_ROOT_KEY pins.')
  const trusted = before && { serial: before.serial, record: before, hash: hashOfRecord(stateFolder, before.serial) }
  const fault = faultOf({ record, serial: record.serial, isRight: true }, trusted, root)
  if (fault) throw new ReleaseError(`Nothing was changed. ${fault}`)
}

/** What the key that signs may do; null when it may sign nothing. */
export function ownScope(stateFolder: string, current: ReleaseRecord): Scope | null {
  if (!current.signing) return 'manager'
  const { kid } = absentSigner() ?? signingKey(stateFolder, false)
  const key = current.signing.keys.find((known) => known.kid === kid)
  return key && !key.revoked ? key.scope : null
}

/** @throws ReleaseError when the record is broken, not signed, or signed by somebody who may not do that. */
export function readBelieved(stateFolder: string, serial: number): ReleaseRecord {
  const { trusted, faults, isVouchedFor } = historyUpTo(stateFolder, serial)
  const fault = faults.get(serial)
  if (fault) throw new ReleaseError(`${fault} ${REPAIR}`)
  if (trusted?.serial !== serial) {
    // Says what is wrong with it.
    readRecord(stateFolder, serial)
    throw new ReleaseError(`Release ${serial} was changed while it was read. ${REPAIR}`)
  }
  if (!isVouchedFor) throw new ReleaseError(`Release ${serial} is refused: no release up to it is signed by the pinned key. ${REPAIR}`)
  return trusted.record
}

/** Running front doors never go back, and take nothing that stands on another history than theirs. */
export interface Taken {
  serial: number
  hash: string
}

export const takenFrom = (stateFolder: string, { serial }: ReleaseRecord): Taken => ({ serial, hash: hashOfRecord(stateFolder, serial) })

/** @throws ReleaseError when the history was cut or rewritten since. */
export function refuseRewritten(stateFolder: string, taken: Taken, { serial }: ReleaseRecord): void {
  if (serial < taken.serial)
    throw new ReleaseError(`Release ${serial} is older than ${taken.serial}, which is served: the history was cut, restart to go back.`)
  if (hashOfRecord(stateFolder, taken.serial) === taken.hash) return
  const { faults } = historyUpTo(stateFolder, serial)
  const later = Array.from({ length: serial - taken.serial }, (_, index) => taken.serial + 1 + index)
  const isSetAside = later.some(
    (each) => !faults.has(each) && parsed<ReleaseRecord>(textOf(recordFile(stateFolder, each)))?.setAside?.includes(taken.serial),
  )
  if (!isSetAside) throw new ReleaseError(`Release ${taken.serial} is another one than was taken: the history was rewritten.`)
}
