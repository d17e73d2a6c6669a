import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { artifactsFolder } from '@shop/release/store'
import { type Config, PICTURES_FOLDER } from '../../platform/config/config.ts'
import { FOR_ALL_ORIGINS } from '../../platform/http/for-all-origins.ts'
import { DEVELOPMENT_FILE } from '../../platform/development/development.ts'
import { refuse } from '../../requests/refusals.ts'
import { visitOf } from '../../requests/requests.ts'

// Flat names without leading dots: server builds are nested deeper and stay private.
const ARTIFACT = /^\/a\/([\w-][\w.-]*\/[\w-][\w.-]*\/[\w-][\w.-]*\.(?:js|css|svg|woff2|avif|webp))$/
const PICTURE = /^\/pictures\/((?:[\w-]+\/)*[\w-][\w.-]*\.(?:avif|webp|mp4|webm))$/

const CLIPS: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' }

/** Immutable: names contain a version or hash. */
const FOREVER = { maxAge: '365d', immutable: true, etag: false, lastModified: false }

/** Serves artifacts and pictures from two folders, safe against path traversal. */
export async function serveFiles(app: FastifyInstance, { stateDir, development }: Pick<Config, 'stateDir' | 'development'>): Promise<void> {
  const serve = (name: RegExp) => (request: FastifyRequest, reply: FastifyReply) => {
    const file = name.exec(visitOf(request).pathname)?.[1]
    return file === undefined ? refuse(request, reply, 404, 'NOT_FOUND') : reply.sendFile(file)
  }
  await app.register(async (artifacts) => {
    // Precompressed brotli. Not under `npm run dev`, where artifacts change.
    const caching = development ? { cacheControl: false, etag: false, lastModified: false } : { ...FOREVER, preCompressed: true }
    await artifacts.register(staticFiles, { ...caching, root: artifactsFolder(stateDir), serve: false })
    artifacts.addHook('onSend', async (_request, reply) => {
      reply.headers(FOR_ALL_ORIGINS)
      // Overrides the plugin's outdated script type (RFC 9239).
      if (String(reply.getHeader('content-type')).startsWith('application/javascript')) reply.type('text/javascript; charset=utf-8')
      if (development) reply.header('cache-control', 'no-store')
    })
    artifacts.get('/a/*', serve(development ? DEVELOPMENT_FILE : ARTIFACT))
  })
  await app.register(async (pictures) => {
    pictures.addHook('onSend', async (_request, reply) => void reply.headers(FOR_ALL_ORIGINS))
    await pictures.register(staticFiles, { ...FOREVER, root: PICTURES_FOLDER, serve: false })
    pictures.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
      if (error.statusCode !== 416) throw error
      // A range beyond the end gets the file size.
      const type = CLIPS[path.extname(visitOf(request).pathname)] ?? 'application/octet-stream'
      return reply
        .code(416)
        .headers({ ...error.headers, 'content-type': type })
        .send(Buffer.alloc(0))
    })
    pictures.get('/pictures/*', serve(PICTURE))
  })
}
