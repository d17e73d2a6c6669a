import { receivePiece } from '@shop/contracts/account/passports'
import * as v from 'valibot'
import { countGuess, TRANSFER_TRIES, TRANSFER_TRIES_FROM_ADDRESS } from '../../visitors/guards/limits.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { signedInUser } from '../../visitors/session/shopper.ts'
import { hashOf } from './codes.ts'
import { HAND_OVER, LOCK_HANDED, USE_CODE, WITHDRAW } from './sql.ts'

const handedRow = v.object({ id: v.string(), holder: v.nullable(v.number()) })

/** Takes over a piece by its holder's transfer code. */
export function serveReceiving(api: Api) {
  const { database, clock, limits } = api
  implement(api, receivePiece, async ({ body, sessionHash, visitor }) => {
    const userId = await signedInUser(database, sessionHash)
    const guard = [
      [TRANSFER_TRIES, String(userId)],
      [TRANSFER_TRIES_FROM_ADDRESS, visitor.address],
    ] as const
    const guess = await countGuess(database, clock, guard, limits)
    const hash = hashOf('transfer', body.code)
    const passportId = await database.transaction((connection) => receive(connection, hash, userId, clock.now()))
    await guess.forgive()
    return { result: true as const, passportId }
  })
}

async function receive(connection: Queryable, hash: string, userId: number, now: Date): Promise<string> {
  const at = now.toISOString()
  const passport = await rowOf(connection, handedRow, LOCK_HANDED, [hash])
  // Unknown and expired codes get the same response, so guessing reveals nothing.
  if (!passport) throw notGood()
  const [used] = await connection.query(USE_CODE, [hash, at])
  if (!used) throw notGood()
  if (passport.holder === userId) throw new Refused('TRANSFER_OWN', { code: 'TRANSFER_OWN' })
  await connection.query(HAND_OVER, [passport.id, userId])
  // The previous holder's public links end.
  await connection.query(WITHDRAW, [passport.id, null, at])
  return passport.id
}

const notGood = () => new Refused('TRANSFER_CODE', { code: 'TRANSFER_CODE' })
