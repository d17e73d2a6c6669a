import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { artifactsFolder } from '@shop/release/store'
import type { Config } from '../../platform/config/config.ts'
import { visitOf } from '../../requests/requests.ts'
import type { Releases } from '../releases.ts'

const FILE = 'sw.js'

/** For shells without a worker: a script that unregisters the old one and clears its caches. */
const UNREGISTER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => registration.unregister())))
`

/** The active shell's worker, always revalidated: rolling back the shell rolls back its worker. */
export function serveWorker(
  app: FastifyInstance,
  { stateDir, artifactsUrl, picturesUrl }: Pick<Config, 'stateDir' | 'artifactsUrl' | 'picturesUrl'>,
  releases: Pick<Releases, 'of'>,
): void {
  const cdn = [...new Set([artifactsUrl, picturesUrl])].filter(Boolean)
  // With its semicolon: the worker begins with a bracket.
  const beginning = cdn.length > 0 ? `self.cdn = ${JSON.stringify(cdn)};\n` : ''

  app.get('/sw.js', async (request, reply) => {
    const { version, artifact } = releases.of(visitOf(request).cookies).shell
    const text =
      FILE in artifact.files ? await fs.promises.readFile(path.join(artifactsFolder(stateDir), 'shell', version, FILE)) : UNREGISTER
    return reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }).send(beginning + text)
  })
}
