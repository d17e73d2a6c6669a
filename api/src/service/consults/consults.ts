import { requestConsult, consultStarts, type ConsultWay, soonestConsult } from '@shop/contracts/services/consults'
import { name as nameVerdict } from '@shop/forms/fields/names'
import { CONSENT_VERSION } from '../../visitors/users/users.ts'
import { CONSULTS_FROM_ADDRESS, CONSULTS_IN_SESSION, CONSULTS_OF_PHONE, countOne, type Guard } from '../../visitors/guards/limits.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { consultText } from '../../buying/letters/consult.ts'
import { hostFor, originOf } from '../../buying/payments/origin.ts'
import { textMessage } from '../../platform/outbox/messages.ts'
import { decided, enqueueAll } from '../../platform/outbox/enqueue.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'
import { officeConsultUpdate, sendConsultsToOffice } from './office.ts'

const KNOWN = 'SELECT way, phone, starts_at AS start FROM consults WHERE idempotency_key = $1'
const ADD = `
  INSERT INTO consults (idempotency_key, user_id, way, starts_at, name, phone, comment, piece_url, locale, agreement_version, created_at)
  VALUES ($1, $2, $3, $4::timestamptz, $5, $6, $7, $8, $9, $10, $11::timestamptz)
  ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`

interface KnownConsult {
  way: ConsultWay
  phone: string
  start: Date | string | null
}

/** Stylist requests: stored, sent to the back office, confirmed by text message. */
export function serveConsults(api: Api) {
  const { database, clock, limits } = api
  implement(api, requestConsult, async ({ body, sessionHash, visitor }) => {
    const { shop, address } = visitor
    const code = nameVerdict(body.name, shop.locale)
    if (code) throw new Refused('WRONG_FORM_DATA', { name: code })
    const { sessionId, userId } = await sessionOf(database, sessionHash)
    const key = `${sessionId}:${body.idempotencyKey}`
    const known = await askedBefore(database, key)
    if (known) return known

    const now = clock.now()
    const start = startOf(body.start, shop.country, now.getTime())
    const guard: Guard = [
      [CONSULTS_OF_PHONE, body.phone],
      [CONSULTS_IN_SESSION, String(sessionId)],
      [CONSULTS_FROM_ADDRESS, address],
    ]
    await countOne(database, clock, guard, limits)
    const { way, name, phone, comment, piece } = body
    const pieceUrl = piece && originOf(hostFor(visitor, api.shopHosts)) + piece
    await database.transaction(async (connection) => {
      const row = [key, userId, way, start, name, phone, comment, pieceUrl, shop.locale, CONSENT_VERSION, now.toISOString()]
      const [added] = await connection.query<{ id: number }>(ADD, row)
      // The same call may have been answered at the same time.
      if (!added) return
      await enqueueAll(connection, [
        decided(textMessage, { to: phone, text: consultText({ way, start, country: shop.country, brand: api.brand }, shop.locale) }),
        decided(officeConsultUpdate, { consultId: added.id }),
      ])
    })
    return { result: true as const, way, phone, start }
  })
  sendConsultsToOffice(api)
}

async function askedBefore(connection: Queryable, key: string) {
  const [known] = await connection.query<KnownConsult>(KNOWN, [key])
  return known && { result: true as const, ...known, start: known.start && new Date(known.start).toISOString() }
}

function startOf(wanted: string | null, country: string, now: number): string | null {
  if (wanted === null) return soonestConsult(country, now)
  const start = new Date(wanted).toISOString()
  if (!consultStarts(country, now).includes(start)) throw new Refused('SLOT_TAKEN', { start: 'SLOT_TAKEN' })
  return start
}
