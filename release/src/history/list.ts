import { readPointer, readRecord } from '../store.ts'
import { historyUpTo } from '../signing/history.ts'
import { versionOf, ReleaseError, type Action, type ReleaseRecord } from '../record.ts'

export interface Row {
  serial: number
  at: string
  action: Action
  changed: string[]
  /** To whom a step of a canary shows it: percent of visitors, 0 for its end. Null for other releases. */
  share: number | 'staff' | null
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
    rows.push({
      serial,
      at,
      action,
      changed,
      share: shareIn(record),
      who,
      why,
      signer: signers.get(serial) ?? null,
      fault: faults.get(serial) ?? null,
    })
  }
  return rows
}

function shareIn(record: ReleaseRecord): Row['share'] {
  if (record.action !== 'canary') return null
  const [name = '', version = ''] = record.changed[0]?.split('@') ?? []
  const shown = versionOf(record, name, version)
  if (!shown?.extras.canary) return 0
  return shown.deployment.traffic || 'staff'
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
