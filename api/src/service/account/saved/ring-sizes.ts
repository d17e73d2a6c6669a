import { FINGERS } from '@shop/contracts/catalog/rings/ring-scale'
import { keepRingSizes, RingSize, type RingSizeChange, ringSizes } from '@shop/contracts/account/ring-sizes'
import { MAX_SIZE_OWNERS } from '@shop/contracts/core/limits'
import * as v from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { countUpdate } from '../../../visitors/guards/count-update.ts'
import { signedInUser } from '../../../visitors/session/shopper.ts'

const LIST = `
  SELECT name, ring, coalesce(ring_finger, 'ring') AS finger FROM saved_sizes
  WHERE user_id = $1 AND ring IS NOT NULL ORDER BY changed_at DESC, id`
const LOCK = 'SELECT id FROM users WHERE id = $1 FOR UPDATE'
const KNOWN = 'SELECT id, name, changed_at AS "changedAt" FROM saved_sizes WHERE user_id = $1'
const ADD = 'INSERT INTO saved_sizes (user_id, name, ring, ring_finger, changed_at) VALUES ($1, $2, $3, $4, $5)'
const CHANGE = 'UPDATE saved_sizes SET ring = $3, ring_finger = $4, changed_at = $5 WHERE user_id = $1 AND id = $2'
const REMOVE_EMPTY = 'DELETE FROM saved_sizes WHERE user_id = $1 AND ring IS NULL AND bracelet IS NULL AND chain IS NULL'

const listRow = v.object({ name: v.string(), ring: v.string(), finger: v.picklist(FINGERS) })
const knownRow = v.object({ id: v.number(), name: v.string(), changedAt: v.date() })

/** Ring sizes of browsers and of the profile in one list [product.sizes-in-account]. */
export function serveRingSizes(api: Api) {
  const { database, clock } = api
  implement(api, ringSizes, async ({ sessionHash }) => ({
    result: await listOf(database, await signedInUser(database, sessionHash)),
    left: [],
  }))
  implement(api, keepRingSizes, async (call) => {
    const userId = await signedInUser(database, call.sessionHash)
    await countUpdate(api, call)
    return database.transaction(async (connection) => {
      await connection.query(LOCK, [userId])
      const left: string[] = []
      for (const change of call.body.changes) if (!(await keep(connection, userId, change, clock))) left.push(change.name ?? '')
      await connection.query(REMOVE_EMPTY, [userId])
      return { result: await listOf(connection, userId), left }
    })
  })
}

async function listOf(connection: Queryable, userId: number) {
  const rows = (await rowsOf(connection, listRow, LIST, [userId]))
    .map(({ name, ring, finger }) => ({ name, finger, size: Number(ring) }))
    .filter(({ size }) => v.is(RingSize, size))
  return { mine: rows.find(({ name }) => name === '')?.size ?? null, people: rows.filter(({ name }) => name !== '') }
}

/** False where the account has no room for another name. */
async function keep(connection: Queryable, userId: number, { name, finger, size, at }: RingSizeChange, clock: Clock): Promise<boolean> {
  // A fast clock of a device must not win for ever.
  const when = new Date(Math.min(at, clock.now().getTime()))
  const known = await rowsOf(connection, knownRow, KNOWN, [userId])
  const same = known.find((one) => one.name.toLowerCase() === (name ?? '').toLowerCase())
  const ring = size === null ? null : String(size)
  if (same) {
    if (same.changedAt < when) await connection.query(CHANGE, [userId, same.id, ring, ring && finger, when.toISOString()])
    return true
  }
  if (ring === null) return true
  if (known.length >= MAX_SIZE_OWNERS) return false
  await connection.query(ADD, [userId, name ?? '', ring, finger, when.toISOString()])
  return true
}
