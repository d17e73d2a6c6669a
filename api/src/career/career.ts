import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { applyForJob, RESUME, vacancies } from '@shop/contracts/services/career'
import { MAX_RESUME_BYTES } from '@shop/contracts/core/limits'
import type { FastifyRequest } from 'fastify'
import { CONSENT_VERSION } from '../account/users.ts'
import { countOne, JOBS_FROM_ADDRESS } from '../auth/limits.ts'
import { runPeriodically } from '../clock/rounds.ts'
import { type Api, implement, requireToken } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import { put } from '../outbox/put.ts'
import { sessionOf } from '../session/shopper.ts'
import { readResume } from './file-type.ts'
import { applied, sendApplications } from './to-hr.ts'
import { VACANCIES } from './vacancies.ts'

/** Applications are deleted after half a year. */
const KEEP_DAYS = 180
const ROUND_MS = 60 * 60 * 1000

const ADD = `
  INSERT INTO job_applications (id, request_key, user_id, name, contact, position, about, locale, file_type, file, agreement_version, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, decode($10, 'base64'), $11, $12::timestamptz)
  ON CONFLICT (request_key) DO NOTHING RETURNING id`
const KNOWN = 'SELECT id FROM job_applications WHERE request_key = $1'
const FORGET = 'DELETE FROM job_applications WHERE at < $1::timestamptz - make_interval(days => $2::int)'

/** Vacancies and résumés. */
export function serveCareer(api: Api) {
  const { clock, database } = api
  implement(api, vacancies, async ({ visitor: { shop } }) => ({ result: VACANCIES[shop.locale] }))
  void api.server.register(async (server) => {
    await server.register(multipart, { limits: { files: 1, fileSize: MAX_RESUME_BYTES, fields: 10, fieldSize: 16 * 1024, parts: 11 } })
    // Only a client with a session may upload ten megabytes.
    server.addHook('onRequest', async (request) => requireToken(api, request))
    server.addHook('preValidation', readForm)
    serveApplications({ ...api, server })
  })
  sendApplications(api)
  runPeriodically(api, 'résumés', ROUND_MS, async () => void (await database.query(FORGET, [clock.now().toISOString(), KEEP_DAYS])))
}

const files = new WeakMap<FastifyRequest, Buffer>()

/** Form fields become the body; the file is handled separately. */
async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return
  const form: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'field') form[part.fieldname] = part.value
    else {
      const content = await part.toBuffer()
      if (part.fieldname === RESUME.field) files.set(request, content)
    }
  }
  request.body = form
}

function serveApplications(api: Api) {
  const { database, clock, limits } = api
  implement(api, applyForJob, async ({ body, request, sessionHash, visitor }) => {
    const { sessionId, userId } = await sessionOf(database, sessionHash)
    const key = body.idempotencyKey === undefined ? null : `${sessionId}:${body.idempotencyKey}`
    // A browser that lost the response sends the same application again.
    const [known] = await database.query<{ id: string }>(KNOWN, [key])
    if (known) return { result: true as const, id: known.id }
    const file = files.get(request)
    if (!file || file.length === 0) throw new Refused('NO_RESUME', { resume: 'NO_RESUME' })
    const read = readResume(file)
    if ('refusal' in read) throw new Refused('WRONG_FORM_DATA', { resume: read.refusal })
    const { type } = read
    await countOne(database, clock, [[JOBS_FROM_ADDRESS, visitor.address]], limits)
    const { name, contact, position, about } = body
    const { locale } = visitor.shop
    const id = await database.transaction(async (connection) => {
      const now = clock.now().toISOString()
      const content = file.toString('base64')
      const row = [randomUUID(), key, userId, name, contact, position, about, locale, type, content, CONSENT_VERSION, now]
      const [added] = await connection.query<{ id: string }>(ADD, row)
      if (!added) return (await connection.query<{ id: string }>(KNOWN, [key]))[0]?.id ?? ''
      await put(connection, applied, { id: added.id })
      return added.id
    })
    return { result: true as const, id }
  })
}
