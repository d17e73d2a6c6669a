import { ReleaseError, type ReleaseRecord } from '../record.ts'

let made: ReleaseRecord[] | null = null

export const isDeferring = (): boolean => made !== null

/** Keeps a release for `deferred` instead of writing it. */
export function defer(record: ReleaseRecord): ReleaseRecord {
  if (made?.push(record) !== 1) throw new ReleaseError('One release at a time is made in a store that machines share.')
  return record
}

/** What `work` releases is signed, returned and not written: a store that machines share decides first whether it may stand. */
export function deferred<Result>(work: () => Result): { result: Result; record: ReleaseRecord | null } {
  const kept: ReleaseRecord[] = []
  made = kept
  try {
    return { result: work(), record: kept[0] ?? null }
  } finally {
    made = null
  }
}
