import type { OfficeRequest } from '@shop/contracts/services/back-office/messages'
import { officeRequest } from '@shop/contracts/services/back-office/orders'
import { requestWorkshop, RequestKind, RequestStatus } from '@shop/contracts/account/passports'
import * as v from 'valibot'
import { countOne, WORKSHOP_BY_ACCOUNT } from '../../visitors/guards/limits.ts'
import { implementSigned } from '../../platform/signed.ts'
import { nameWithVariant } from '../../goods/catalog/variants/variant.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, rowOf } from '../../platform/db/rows.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { workshopText } from './workshop-text.ts'
import { textMessage } from '../../platform/outbox/messages.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { ownerOf } from '../../visitors/session/shopper.ts'
import { lockHeld, readPassport } from './held.ts'
import { passportTextsIn } from './read.ts'
import { ADD_REQUEST, KNOWN_REQUEST, MOVE_REQUEST, OPEN_REQUEST, REQUEST } from './sql.ts'
import { officeRequestUpdate } from './jobs.ts'

const ORDER: readonly RequestStatus[] = ['new', 'inWork', 'ready']

const requestRow = v.object({
  id: v.number(),
  kind: RequestKind,
  status: RequestStatus,
  wish: v.string(),
  locale: v.picklist(['ru', 'en']),
  createdAt: v.date(),
  sku: v.string(),
  hallmark: v.nullable(v.string()),
  texts: passportTextsIn,
  gemWeight: v.nullable(v.number()),
  who: v.string(),
  phone: v.nullable(v.string()),
})
type RequestRow = v.InferOutput<typeof requestRow>

/** Resize and repair requests: created by the holder, updated by the back office. */
export function serveWorkshop(api: Api) {
  serveAsking(api)
  serveOffice(api)
}

function serveAsking(api: Api) {
  const { database, clock, limits } = api
  implement(api, requestWorkshop, async ({ params: { passportId }, body, sessionHash, visitor: { shop } }) => {
    const owner = await ownerOf(database, sessionHash)
    if (!owner?.userId) throw new Refused('UNAUTHORIZED')
    const { userId, phone } = owner
    const key = `${userId}:${body.idempotencyKey}`
    await database.transaction(async (connection) => {
      const { texts } = await lockHeld(connection, userId, passportId)
      if ((await connection.query(KNOWN_REQUEST, [key])).length > 0) return
      if (phone === null) throw new Refused('EMPTY_PHONE')
      const canResize = Object.values(texts).some(({ size }) => size !== null)
      if (body.kind === 'resize' && !canResize) throw new Refused('WRONG_FORM_DATA', { kind: 'WRONG_FIELD' })
      if ((await connection.query(OPEN_REQUEST, [passportId, userId, body.kind])).length > 0) throw new Refused('REQUEST_OPEN')
      await countOne(connection, clock, [[WORKSHOP_BY_ACCOUNT, String(userId)]], limits)
      const row = [passportId, userId, key, body.kind, body.wish, shop.locale, clock.now().toISOString()]
      const added = await rowOf(connection, idRow, ADD_REQUEST, row)
      if (added) await enqueue(connection, officeRequestUpdate, { requestId: added.id })
    })
    return { result: true as const, passport: await readPassport(api, userId, passportId, shop) }
  })
}

function serveOffice(api: Api) {
  const { database, clock, outbox, ports } = api
  implementSigned(api, officeRequest, async ({ params, body: { status } }) => {
    const id = /^\d{1,9}$/.test(params.requestId) ? Number(params.requestId) : null
    return database.transaction(async (connection) => {
      const before = ORDER[ORDER.indexOf(status) - 1]
      const [moved] = id === null ? [] : await connection.query(MOVE_REQUEST, [id, before, status, clock.now().toISOString()])
      const row = id === null ? null : await readRequest(connection, id)
      if (!row) throw new Refused('NOT_FOUND')
      if (moved) await tell(connection, row)
      // A repeated message finds the status set already.
      const isThere = row.status === status
      return { result: isThere, status: row.status, reason: isThere ? null : ('illegal_move' as const) }
    })
  })
  outbox.handle(officeRequestUpdate, async ({ requestId }, { id }) => {
    const row = ports.backOffice.sendRequest && (await readRequest(database, requestId))
    if (row) await ports.backOffice.sendRequest?.(`request-${id}`, toOffice(row), clock.now())
  })
}

async function readRequest(connection: Queryable, id: number): Promise<RequestRow | null> {
  const row = await rowOf(connection, requestRow, REQUEST, [id])
  return row ?? null
}

async function tell(connection: Queryable, { id, status, phone, locale, texts }: RequestRow) {
  await enqueue(connection, officeRequestUpdate, { requestId: id })
  if (status === 'ready' && phone !== null)
    await enqueue(connection, textMessage, { to: phone, text: workshopText(texts[locale].name, locale) })
}

const toOffice = ({ id, kind, status, wish, createdAt, sku, hallmark, texts, gemWeight, who, phone }: RequestRow): OfficeRequest => ({
  id,
  version: ORDER.indexOf(status) + 1,
  kind,
  status,
  wish,
  piece: { sku, name: nameWithVariant(texts.ru.name, { size: texts.ru.size, gemWeight }, 'ru'), hallmark },
  contact: { name: who, phone: phone ?? '' },
  createdAt: createdAt.toISOString(),
})
