import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FilePart } from '@shop/contracts/core/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Api, requireToken } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import { visitorOf } from '../http/visitor.ts'
import { type StoredUpload, storeUpload } from './stored-upload.ts'
import { uploadsUnderWay } from './under-way.ts'

const MAX_FIELDS = 10
const MAX_FIELD_BYTES = 16 * 1024
/** Fields and boundaries of a form beside its file. */
const FORM_BYTES = 64 * 1024

export type UploadOf = (request: FastifyRequest) => StoredUpload | undefined

interface Receiving {
  part: FilePart
  /** Whether the file is wanted, by the fields before it. Throws what refuses the call before its file is read. */
  mayTake: (request: FastifyRequest, form: Record<string, unknown>) => Promise<boolean>
}

/** Registers endpoints that accept one multipart file. Form fields become the body; the file is streamed to temporary storage. */
export function receiveUploads<Given extends Api>(
  api: Given,
  { part, mayTake }: Receiving,
  serve: (api: Given, uploadOf: UploadOf) => void,
) {
  const uploads = new WeakMap<FastifyRequest, StoredUpload>()

  /** Holds a place among the uploads before the body is read, and gives back what belongs to it at the end. */
  const admit = (request: FastifyRequest, reply: FastifyReply) => {
    if (Number(request.headers['content-length']) > part.maxBytes + FORM_BYTES) throw new Refused('BODY_TOO_LARGE')
    const leave = uploadsUnderWay(api).enter(visitorOf(request, api.frontDoorKey).address)
    reply.raw.once('close', () => {
      leave()
      void uploads.get(request)?.close()
    })
  }

  const store = async (file: MultipartFile['file'], request: FastifyRequest) => {
    const upload = await storeUpload(file).catch((error: unknown) => {
      // The client has gone.
      throw request.raw.socket.destroyed ? new Refused('BAD_REQUEST') : error
    })
    uploads.set(request, upload)
    if (request.raw.socket.destroyed) await upload.close()
    if (file.truncated) throw new Refused('BODY_TOO_LARGE')
  }

  const readForm = async (request: FastifyRequest) => {
    if (!request.isMultipart()) return
    const form: Record<string, unknown> = {}
    for await (const one of request.parts()) {
      if (one.type === 'field') form[one.fieldname] = one.value
      else if (one.fieldname === part.field && (await mayTake(request, form))) await store(one.file, request)
      else one.file.resume()
    }
    request.body = form
  }

  void api.server.register(async (server) => {
    const limits = { files: 1, fileSize: part.maxBytes, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, parts: MAX_FIELDS + 1 }
    await server.register(multipart, { limits })
    // Only a client with a session may upload megabytes.
    server.addHook('onRequest', async (request, reply) => {
      requireToken(api, request)
      admit(request, reply)
    })
    server.addHook('preValidation', readForm)
    serve({ ...api, server }, (request) => uploads.get(request))
  })
}
