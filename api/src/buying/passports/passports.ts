import {
  endTransfer,
  hidePassport,
  myPassports,
  onePassport,
  publicPassport,
  publishPassport,
  startTransfer,
  TRANSFER_HOURS,
} from '@shop/contracts/account/passports'
import { HOUR_MS } from '@shop/contracts/core/time/durations'
import { countOne, PASSPORTS_FROM_ADDRESS } from '../../visitors/guards/limits.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../platform/db/rows.ts'
import { type Api, type Call, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { signedInUser } from '../../visitors/session/shopper.ts'
import { type CodeKind, hashOf, newCode } from './codes.ts'
import { lockHeld, readPassport } from './held.ts'
import { factsRow, toCard, toPublic } from './read.ts'
import { serveReceiving } from './receive.ts'
import { ADD_CODE, MINE, OPEN_CODE, PUBLIC, WITHDRAW } from './sql.ts'
import { serveWorkshop } from './workshop.ts'

/** Passports: for the holder, the next holder, and readers of the public page. */
export function servePassports(api: Api) {
  serveReading(api)
  serveCodes(api)
  serveReceiving(api)
  serveWorkshop(api)
}

function serveReading(api: Api) {
  const { database, clock, limits } = api
  implement(api, myPassports, async ({ sessionHash, visitor: { shop } }) => {
    const userId = await signedInUser(database, sessionHash)
    const rows = await rowsOf(database, factsRow, MINE, [shop.locale, userId])
    return { result: rows.map((row) => toCard(row, shop.locale, clock.now())) }
  })
  implement(api, onePassport, async ({ params, sessionHash, visitor: { shop } }) => {
    const userId = await signedInUser(database, sessionHash)
    return { result: await readPassport(api, userId, params.passportId, shop) }
  })
  implement(api, publicPassport, async ({ params, visitor: { shop, address } }) => {
    await countOne(database, clock, [[PASSPORTS_FROM_ADDRESS, address]], limits)
    const row = await rowOf(database, factsRow, PUBLIC, [shop.locale, hashOf('public', params.code)])
    if (!row) throw new Refused('NOT_FOUND')
    return { result: toPublic(row, shop.locale, clock.now()) }
  })
}

function serveCodes(api: Api) {
  const { database } = api
  type Held = Pick<Call<'passportId', unknown>, 'params' | 'sessionHash' | 'visitor'>
  /** Changes a passport under its lock and returns it. */
  const changed = async ({ params, sessionHash, visitor: { shop } }: Held, change: (connection: Queryable) => Promise<unknown>) => {
    const userId = await signedInUser(database, sessionHash)
    await database.transaction(async (connection) => {
      await lockHeld(connection, userId, params.passportId)
      await change(connection)
    })
    return { result: true as const, passport: await readPassport(api, userId, params.passportId, shop) }
  }
  const now = () => api.clock.now().toISOString()
  const withdraw = (connection: Queryable, id: string, kind: CodeKind) => connection.query(WITHDRAW, [id, kind, now()])
  const add = (connection: Queryable, id: string, kind: CodeKind, lifeMs: number | null) => {
    const { seed, hash } = newCode(api.codeKey, kind)
    const end = lifeMs === null ? null : new Date(api.clock.now().getTime() + lifeMs).toISOString()
    return connection.query(ADD_CODE, [id, kind, seed, hash, now(), end])
  }

  implement(api, startTransfer, (call) =>
    changed(call, async (connection) => {
      await withdraw(connection, call.params.passportId, 'transfer')
      await add(connection, call.params.passportId, 'transfer', TRANSFER_HOURS * HOUR_MS)
    }),
  )
  implement(api, endTransfer, (call) => changed(call, (connection) => withdraw(connection, call.params.passportId, 'transfer')))
  implement(api, publishPassport, (call) =>
    changed(call, async (connection) => {
      const { passportId } = call.params
      const [open] = await connection.query(OPEN_CODE, [passportId, 'public'])
      if (!open) await add(connection, passportId, 'public', null)
    }),
  )
  implement(api, hidePassport, (call) => changed(call, (connection) => withdraw(connection, call.params.passportId, 'public')))
}
