import { randomUUID } from 'node:crypto'
import { requestMobid, type MobidAnswer, mobidState, MobidState, type MobidView } from '@shop/contracts/auth/mobid'
import { hostnameOf } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { after, type Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { mobidText } from '../../buying/letters/account/code.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'
import { type AfterPhone, phoneConfirmed } from './phone-confirmed.ts'
import { countCode, requireCodeLimits } from './codes/code-limits.ts'
import { sendCodeTo } from './codes/send-code.ts'
import { setSessionCookie } from './sign-in.ts'

const LIFE_SECONDS = 120
const POLL_SECONDS = 2
/** Browsers may poll at any rate; the operator is asked at most once a second. */
const LOOK_MS = 1000

const askRow = v.object({
  requestId: v.string(),
  state: MobidState,
  looked_at: v.date(),
  expires_at: v.date(),
})
type Ask = v.InferOutput<typeof askRow>

const KEEP = `
  INSERT INTO mobid_asks (session_id, phone, request_id, state, looked_at, expires_at)
  VALUES ($1, $2, $3, 'pending', $4::timestamptz, $5::timestamptz)
  ON CONFLICT (session_id, phone) DO UPDATE SET request_id = excluded.request_id, state = excluded.state, looked_at = excluded.looked_at,
    expires_at = excluded.expires_at`
const FIND = 'SELECT request_id AS "requestId", state, looked_at, expires_at FROM mobid_asks WHERE session_id = $1 AND phone = $2'
/** Only one of two concurrent polls asks the operator. */
const LOOK = `
  UPDATE mobid_asks SET looked_at = $3::timestamptz
  WHERE session_id = $1 AND phone = $2 AND state = 'pending' AND looked_at <= $3::timestamptz - $4::int * interval '1 millisecond'
  RETURNING request_id`
const NOTE = "UPDATE mobid_asks SET state = $4 WHERE session_id = $1 AND phone = $2 AND request_id = $3 AND state = 'pending'"
const TAKE =
  "DELETE FROM mobid_asks WHERE session_id = $1 AND phone = $2 AND state = 'confirmed' AND expires_at > $3::timestamptz RETURNING phone"

/** mobid: the operator confirms on the phone itself; the browser polls; SMS is the fallback. */
export function serveMobid(api: Api) {
  const { database, clock, ports } = api

  implement(api, requestMobid, async ({ body: { phone, captcha }, sessionHash, visitor }): Promise<MobidAnswer> => {
    const { sessionId } = await sessionOf(database, sessionHash)
    const { locale } = visitor.shop
    const asker = { sessionId, login: phone, captcha, address: visitor.address }
    const running = await findAsk(database, sessionId, phone)
    if (running && stateAt(running, clock) === 'pending') return { result: true, ask: askOf(phone, running.expires_at, clock), code: null }

    const host = hostnameOf(visitor.host)
    const bySms = async (isAdmitted: boolean): Promise<MobidAnswer> => ({
      result: true,
      ask: null,
      code: await sendCodeTo(api, { ...asker, method: 'sms', host, locale, isAdmitted }),
    })
    if (!ports.operator.serves(phone)) return bySms(false)
    const guard = await requireCodeLimits(api, asker)
    const id = randomUUID()
    const expires = after(clock, LIFE_SECONDS * 1000)
    await database.transaction(async (connection) => {
      await countCode(connection, api, guard)
      await connection.query(KEEP, [sessionId, phone, id, clock.now().toISOString(), expires])
    })
    try {
      await ports.operator.ask({ id, phone, text: mobidText(locale, host), expiresIn: LIFE_SECONDS })
    } catch (error) {
      api.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'operator does not ask')
      await database.query('DELETE FROM mobid_asks WHERE session_id = $1 AND phone = $2', [sessionId, phone])
      return bySms(true)
    }
    return { result: true, ask: askOf(phone, new Date(expires), clock), code: null }
  })

  implement(api, mobidState, async ({ body: { phone, source, favorites }, sessionHash, visitor, reply }): Promise<MobidView> => {
    const { sessionId } = await sessionOf(database, sessionHash)
    const ask = await lookedAt(api, sessionId, phone)
    if (!ask) throw new Refused('PHONE_NOT_CONFIRMED', { phone: 'PHONE_NOT_CONFIRMED' })
    const state = stateAt(ask, clock)
    if (state !== 'confirmed') {
      return { result: true, state, methods: state === 'pending' ? [] : ['sms'], user: null, step: null, merged: null }
    }
    const done = await database.transaction(async (connection): Promise<AfterPhone | 'deactivated' | 'used'> => {
      const taken = await connection.query(TAKE, [sessionId, phone, clock.now().toISOString()])
      if (taken.length === 0) return 'used'
      return phoneConfirmed(connection, api, visitor, { sessionHash, phone, source, method: 'mobid', favorites })
    })
    if (done === 'deactivated') throw new Refused('ACCOUNT_DEACTIVATED')
    if (done === 'used') throw new Refused('PHONE_NOT_CONFIRMED', { phone: 'PHONE_NOT_CONFIRMED' })
    if (done.cookie) setSessionCookie(reply, done.cookie, visitor.secure)
    return { result: true, state, methods: [], user: done.user, step: done.step, merged: done.merged }
  })
}

const findAsk = async (connection: Queryable, sessionId: number, phone: string): Promise<Ask | null> =>
  (await rowOf(connection, askRow, FIND, [sessionId, phone])) ?? null

const stateAt = ({ state, expires_at }: Ask, clock: Clock): MobidState => (expires_at <= clock.now() ? 'expired' : state)

const askOf = (phone: string, expires: Date, clock: Clock) => ({
  phone,
  expiresIn: Math.max(0, Math.ceil((expires.getTime() - clock.now().getTime()) / 1000)),
  pollAfter: POLL_SECONDS,
})

/** The current state, after asking the operator if it is time. */
async function lookedAt({ database, clock, ports, log }: Api, sessionId: number, phone: string): Promise<Ask | null> {
  const known = await findAsk(database, sessionId, phone)
  if (!known || stateAt(known, clock) !== 'pending') return known
  const mine = await database.query(LOOK, [sessionId, phone, clock.now().toISOString(), LOOK_MS])
  if (mine.length === 0) return known
  try {
    const state = await ports.operator.stateOf(known.requestId)
    if (state !== 'pending') await database.query(NOTE, [sessionId, phone, known.requestId, state])
  } catch (error) {
    // The next poll asks again.
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'operator does not tell')
  }
  return findAsk(database, sessionId, phone)
}

export const deleteOldMobidRequests = (connection: Queryable, clock: Clock) =>
  connection.query("DELETE FROM mobid_asks WHERE expires_at < $1::timestamptz - interval '1 hour'", [clock.now().toISOString()])
