import type { Key } from '../record.ts'

/** A key on record whose private part is not here. */
export type AbsentSigner = Pick<Key, 'kid' | 'name'>

let signer: AbsentSigner | null = null

/** Who will sign what is being prepared; null where this process signs by itself. */
export const absentSigner = (): AbsentSigner | null => signer

/**
 * Prepares a release for a key whose owner signs elsewhere: what `work` releases is checked against the scope of that key, returned without a
 * signature, and not written. `appendSigned` writes it once the signature has come.
 */
export function preparedFor<Result>(absent: AbsentSigner, work: () => Result): Result {
  signer = absent
  try {
    return work()
  } finally {
    signer = null
  }
}
