import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

const REVALIDATED = 'no-cache'

/** The answer may be kept, and is asked for again with its ETag: the same one is not sent twice. */
export const revalidated = (reply: FastifyReply) => void reply.header('cache-control', REVALIDATED)

/** Gives what is revalidated an ETag; a GET that names it is answered 304 without a body. */
export function tagAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string' || reply.getHeader('cache-control') !== REVALIDATED) return payload
    const tag = `"${createHash('sha1').update(payload).digest('base64url')}"`
    void reply.header('etag', tag)
    if (request.method !== 'GET' || !isNamed(tag, request.headers['if-none-match'])) return payload
    void reply.code(304).removeHeader('content-type')
    return ''
  })
}

/** A proxy that compresses marks the tag as weak. */
export const isNamed = (tag: string, header = '') =>
  header.split(',').some((one) => one.trim() === '*' || strong(one.trim()) === strong(tag))
const strong = (tag: string) => tag.replace(/^W\//, '')
