import type { Api } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import { UPLOADS } from './stored.ts'

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }

/** GET /pictures/uploads/…: uploaded pictures, beside the bundled ones. A path holds a hash of its content. */
export function servePictures({ server, database, pictureFiles }: Pick<Api, 'server' | 'database' | 'pictureFiles'>) {
  server.get<{ Params: { '*': string } }>(`/pictures/${UPLOADS}*`, async (request, reply) => {
    const path = UPLOADS + request.params['*']
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)]
    const bytes = type !== undefined && !path.includes('\0') ? await pictureFiles.read(database, path) : null
    if (!type || !bytes) throw new Refused('NOT_FOUND')
    return reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }).send(bytes)
  })
}
