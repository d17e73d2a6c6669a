import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

const REVALIDATED = 'no-cache'

/** Allows caching with revalidation by ETag. */
export const revalidated = (reply: FastifyReply) => void reply.header('cache-control', REVALIDATED)

/** Adds an ETag to revalidated responses; a GET with a matching one gets 304. */
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

/** A compressing proxy weakens the ETag. */
export const isNamed = (tag: string, header = '') =>
  header.split(',').some((one) => one.trim() === '*' || strong(one.trim()) === strong(tag))
const strong = (tag: string) => tag.replace(/^W\//, '')
