import { randomUUID } from 'node:crypto'
import { applyForJob, RESUME, vacancies } from '@shop/contracts/services/career'
import type { FastifyRequest } from 'fastify'
import { CONSENT_VERSION } from '../../visitors/users/users.ts'
import { countOne, JOBS_FROM_ADDRESS, requireLimits } from '../../visitors/guards/limits.ts'
import { runPeriodically } from '../../platform/clock/rounds.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { sessionHashIn, visitorOf } from '../../platform/http/visitor.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { createTurn } from '../../platform/uploads/in-turn.ts'
import { receiveUploads, type UploadOf } from '../../platform/uploads/receive.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'
import { readResume } from './file-type.ts'
import { applied, type CareerApi, sendApplications } from './to-hr.ts'
import { VACANCIES } from './vacancies.ts'

/** Applications are deleted after half a year. */
const KEEP_DAYS = 180
const ROUND_MS = 60 * 60 * 1000

const ADD = `
  INSERT INTO job_applications (id, request_key, user_id, name, contact, position, about, locale, file_type, file, agreement_version, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::timestamptz)
  ON CONFLICT (request_key) DO NOTHING RETURNING id`
const KNOWN = 'SELECT id FROM job_applications WHERE request_key = $1'
const FORGET = 'DELETE FROM job_applications WHERE at < $1::timestamptz - make_interval(days => $2::int)'

const inTurn = createTurn()

/** Vacancies and résumés. */
export function serveCareer(api: CareerApi) {
  const { clock, database } = api
  implement(api, vacancies, async ({ visitor: { shop } }) => ({ result: VACANCIES[shop.locale] }))
  receiveUploads(api, { part: RESUME, mayTake: (request, form) => mayApply(api, request, form) }, serveApplications)
  sendApplications(api)
  runPeriodically(api, 'résumés', ROUND_MS, async () => void (await database.query(FORGET, [clock.now().toISOString(), KEEP_DAYS])))
}

/** False for an application that is known: its file is not needed. Throws TOO_MANY_REQUESTS before the file is read. */
async function mayApply({ database, clock, limits, frontDoorKey }: Api, request: FastifyRequest, form: Record<string, unknown>) {
  const { sessionId } = await sessionOf(database, sessionHashIn(request, frontDoorKey))
  const [known] = await database.query(KNOWN, [`${sessionId}:${String(form['idempotencyKey'])}`])
  if (known) return false
  await requireLimits(database, clock, [[JOBS_FROM_ADDRESS, visitorOf(request, frontDoorKey).address]], limits)
  return true
}

function serveApplications(api: CareerApi, uploadOf: UploadOf) {
  const { database, clock, limits } = api
  implement(api, applyForJob, async ({ body, request, sessionHash, visitor }) => {
    const { sessionId, userId } = await sessionOf(database, sessionHash)
    const key = body.idempotencyKey === undefined ? null : `${sessionId}:${body.idempotencyKey}`
    // A browser that lost the response sends the same application again.
    const [known] = await database.query<{ id: string }>(KNOWN, [key])
    if (known) return { result: true as const, id: known.id }
    const upload = uploadOf(request)
    if (!upload) throw new Refused('NO_RESUME', { resume: 'NO_RESUME' })
    const id = await inTurn(async () => {
      const file = await upload.read()
      if (file.length === 0) throw new Refused('NO_RESUME', { resume: 'NO_RESUME' })
      const read = readResume(file)
      if ('refusal' in read) throw new Refused('WRONG_FORM_DATA', { resume: read.refusal })
      await countOne(database, clock, [[JOBS_FROM_ADDRESS, visitor.address]], limits)
      const { name, contact, position, about } = body
      const { locale } = visitor.shop
      return database.transaction(async (connection) => {
        const now = clock.now().toISOString()
        const row = [randomUUID(), key, userId, name, contact, position, about, locale, read.type, file, CONSENT_VERSION, now]
        const [added] = await connection.query<{ id: string }>(ADD, row)
        if (!added) return (await connection.query<{ id: string }>(KNOWN, [key]))[0]?.id ?? ''
        await enqueue(connection, applied, { id: added.id })
        return added.id
      })
    })
    return { result: true as const, id }
  })
}
