import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { artifactsFolder } from '@shop/release/store'
import { type Config, PICTURES_FOLDER } from '../config.ts'
import { DEVELOPMENT_FILE } from '../development.ts'
import { refuse } from '../http/refusals.ts'
import { visitOf } from '../http/requests.ts'

// One level of names, none of which starts with a dot: server builds lie one level deeper and are nobody's business.
const ARTIFACT = /^\/a\/([\w-][\w.-]*\/[\w-][\w.-]*\/[\w-][\w.-]*\.(?:js|css|svg|woff2|avif|webp))$/
const PICTURE = /^\/pictures\/((?:[\w-]+\/)*[\w-][\w.-]*\.(?:avif|webp|mp4|webm))$/

const CLIPS: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' }

/** Names carry a version or a hash: what was served once under a name stays so. */
const FOREVER = { maxAge: '365d', immutable: true, etag: false, lastModified: false }

/** Artifacts and pictures: files of two folders, by names that cannot lead out of them. */
export async function serveFiles(app: FastifyInstance, { stateDir, development }: Pick<Config, 'stateDir' | 'development'>): Promise<void> {
  const serve = (name: RegExp) => (request: FastifyRequest, reply: FastifyReply) => {
    const file = name.exec(visitOf(request).pathname)?.[1]
    return file === undefined ? refuse(request, reply, 404, 'NOT_FOUND') : reply.sendFile(file)
  }
  await app.register(async (artifacts) => {
    // Brotli as the build made it. Under `npm run dev` artifacts change under their names.
    const caching = development ? { cacheControl: false, etag: false, lastModified: false } : { ...FOREVER, preCompressed: true }
    await artifacts.register(staticFiles, { ...caching, root: artifactsFolder(stateDir), serve: false })
    artifacts.addHook('onSend', async (_request, reply) => {
      // The plugin still names scripts as RFC 9239 no longer does.
      if (String(reply.getHeader('content-type')).startsWith('application/javascript')) reply.type('text/javascript; charset=utf-8')
      if (development) reply.header('cache-control', 'no-store')
    })
    artifacts.get('/a/*', serve(development ? DEVELOPMENT_FILE : ARTIFACT))
  })
  await app.register(async (pictures) => {
    await pictures.register(staticFiles, { ...FOREVER, root: PICTURES_FOLDER, serve: false })
    pictures.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
      if (error.statusCode !== 416) throw error
      // A player that asked beyond the end learns where the end is.
      const type = CLIPS[path.extname(visitOf(request).pathname)] ?? 'application/octet-stream'
      return reply
        .code(416)
        .headers({ ...error.headers, 'content-type': type })
        .send(Buffer.alloc(0))
    })
    pictures.get('/pictures/*', serve(PICTURE))
  })
}
