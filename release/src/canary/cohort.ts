import { createHash } from 'node:crypto'

/** Places in a rollout are basis points: a share may be as fine as 0.01 %. */
const PLACES = 10_000
const HASHED_BYTES = 6

/** Where a visitor stands in a rollout, 0 to 9999. Her place stays while the rollout lives, and says nothing of her place in another. */
export const placeOf = (salt: string, visitor: string): number =>
  createHash('sha256')
    .update(salt + visitor)
    .digest()
    .readUIntBE(0, HASHED_BYTES) % PLACES

/** A growing share keeps all who were in it. At 0 it has nobody, at 100 everybody. */
export const isInShare = (salt: string, visitor: string, share: number): boolean => placeOf(salt, visitor) < Math.round(share * 100)
