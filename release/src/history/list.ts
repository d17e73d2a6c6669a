import type { Action } from '../record.ts'
import { readPointer, readRecord } from '../store.ts'
import { historyUpTo } from '../signing/history.ts'
import { ReleaseError } from '../record.ts'

export interface Row {
  serial: number
  at: string
  action: Action
  changed: string[]
  who: string
  why: string
  /** Name of its key; null for one from before signing began. */
  signer: string | null
  /** Why it is not believed. */
  fault: string | null
}

const isAbout = (remote: string, id: string) => id === remote || id === 'all' || id.startsWith(`${remote}@`)

/** Records, newest first; of one remote where it is named. */
export function listed(stateFolder: string, { remote, most }: { remote?: string | undefined; most: number }): Row[] {
  const last = readPointer(stateFolder)?.serial ?? 0
  const { signers, faults } = historyUpTo(stateFolder, last)
  const rows: Row[] = []
  for (let serial = last; serial > 0 && rows.length < most; serial--) {
    const record = readable(stateFolder, serial)
    if (!record || (remote !== undefined && !record.changed.some((id) => isAbout(remote, id)))) continue
    const { at, action, changed, who, why } = record
    rows.push({ serial, at, action, changed, who, why, signer: signers.get(serial) ?? null, fault: faults.get(serial) ?? null })
  }
  return rows
}

function readable(stateFolder: string, serial: number) {
  try {
    return readRecord(stateFolder, serial)
  } catch (error) {
    // Said by verify.
    if (error instanceof ReleaseError) return null
    throw error
  }
}
