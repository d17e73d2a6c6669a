import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { textOf } from '../record-files.ts'
import { recordsFolder } from '../store.ts'

/** A leader that has not renewed its lease for so long is taken for stopped. */
export const SILENT_MS = 10_000

const leaseFile = (stateFolder: string) => path.join(recordsFolder(stateFolder), 'robot.lease')

/** Of this process. */
export const ownName = () => `${process.pid} on ${os.hostname()}`

/** Who leads; null when nobody does. */
export function leaderOf(stateFolder: string, now = Date.now()): string | null {
  const file = leaseFile(stateFolder)
  const found = fs.statSync(file, { throwIfNoEntry: false })
  return found && now - found.mtimeMs < SILENT_MS ? textOf(file) : null
}

/**
 * Takes or renews the lease in the shared folder. Two that lead for a moment do no harm: a record is made once, and the second is refused.
 * @returns whether this process leads
 */
export function takeLease(stateFolder: string, name = ownName(), now = Date.now()): boolean {
  const file = leaseFile(stateFolder)
  const leader = leaderOf(stateFolder, now)
  if (leader !== null && leader !== name) return false
  const draft = `${file}.${process.pid}`
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(draft, name)
  fs.utimesSync(draft, now / 1000, now / 1000)
  fs.renameSync(draft, file)
  return textOf(file) === name
}

export function endLease(stateFolder: string, name = ownName()): void {
  if (leaderOf(stateFolder) === name) fs.rmSync(leaseFile(stateFolder), { force: true })
}
