import { randomUUID } from 'node:crypto'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { applyForJob, RESUME, vacancies } from '@shop/contracts/services/career'
import { MAX_CAREER_BODY_BYTES, MAX_RESUME_BYTES } from '@shop/contracts/core/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONSENT_VERSION } from '../../visitors/users/users.ts'
import { countOne, JOBS_FROM_ADDRESS, requireLimits } from '../../visitors/guards/limits.ts'
import { runPeriodically } from '../../platform/clock/rounds.ts'
import { type Api, implement, requireToken } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { sessionHashIn, visitorOf } from '../../platform/http/visitor.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'
import { readResume } from './file-type.ts'
import { applied, type CareerApi, sendApplications } from './to-hr.ts'
import { inTurn, type StoredUpload, storeUpload, UploadsUnderWay } from './upload.ts'
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

/** Vacancies and résumés. */
export function serveCareer(api: CareerApi) {
  const { clock, database } = api
  const underWay = new UploadsUnderWay()
  implement(api, vacancies, async ({ visitor: { shop } }) => ({ result: VACANCIES[shop.locale] }))
  void api.server.register(async (server) => {
    await server.register(multipart, { limits: { files: 1, fileSize: MAX_RESUME_BYTES, fields: 10, fieldSize: 16 * 1024, parts: 11 } })
    // Only a client with a session may upload ten megabytes.
    server.addHook('onRequest', async (request, reply) => {
      requireToken(api, request)
      admit(api, underWay, request, reply)
    })
    server.addHook('preValidation', (request) => readForm(api, request))
    serveApplications({ ...api, server })
  })
  sendApplications(api)
  runPeriodically(api, 'résumés', ROUND_MS, async () => void (await database.query(FORGET, [clock.now().toISOString(), KEEP_DAYS])))
}

const uploads = new WeakMap<FastifyRequest, StoredUpload>()

/** Holds a place among the uploads before the body is read, and gives back what belongs to it at the end. */
function admit({ frontDoorKey }: Api, underWay: UploadsUnderWay, request: FastifyRequest, reply: FastifyReply): void {
  if (Number(request.headers['content-length']) > MAX_CAREER_BODY_BYTES) throw new Refused('BODY_TOO_LARGE')
  const leave = underWay.enter(visitorOf(request, frontDoorKey).address)
  reply.raw.once('close', () => {
    leave()
    void uploads.get(request)?.close()
  })
}

/** Form fields become the body; the file is stored, unless it could not be accepted. */
async function readForm(api: Api, request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return
  const form: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'field') form[part.fieldname] = part.value
    else if (part.fieldname === RESUME.field && (await mayApply(api, request, form))) await store(part.file, request)
    else part.file.resume()
  }
  request.body = form
}

/** False for an application that is known: its file is not needed. Throws TOO_MANY_REQUESTS before the file is read. */
async function mayApply({ database, clock, limits, frontDoorKey }: Api, request: FastifyRequest, form: Record<string, unknown>) {
  const { sessionId } = await sessionOf(database, sessionHashIn(request, frontDoorKey))
  const [known] = await database.query(KNOWN, [`${sessionId}:${String(form['idempotencyKey'])}`])
  if (known) return false
  await requireLimits(database, clock, [[JOBS_FROM_ADDRESS, visitorOf(request, frontDoorKey).address]], limits)
  return true
}

async function store(file: MultipartFile['file'], request: FastifyRequest): Promise<void> {
  const upload = await storeUpload(file).catch((error: unknown) => {
    // The client has gone.
    throw request.raw.socket.destroyed ? new Refused('BAD_REQUEST') : error
  })
  uploads.set(request, upload)
  if (request.raw.socket.destroyed) await upload.close()
  if (file.truncated) throw new Refused('BODY_TOO_LARGE')
}

function serveApplications(api: Api) {
  const { database, clock, limits } = api
  implement(api, applyForJob, async ({ body, request, sessionHash, visitor }) => {
    const { sessionId, userId } = await sessionOf(database, sessionHash)
    const key = body.idempotencyKey === undefined ? null : `${sessionId}:${body.idempotencyKey}`
    // A browser that lost the response sends the same application again.
    const [known] = await database.query<{ id: string }>(KNOWN, [key])
    if (known) return { result: true as const, id: known.id }
    const upload = uploads.get(request)
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
