import type { Api } from './implement.ts'

/** For whoever watches the process: /health says it lives, /ready that it reaches its data. */
export function serveHealth({ server, database }: Api) {
  server.get('/health', async () => ({ ok: true }))
  server.get('/ready', async (_, reply) => {
    try {
      await database.query('SELECT 1')
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
}
