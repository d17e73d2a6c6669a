import { readShareUrl, shareUrl, versionOf } from '@shop/contracts/pages/share-picture'
import type { FastifyReply } from 'fastify'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import { pictureBytes } from '../../platform/pictures/stored.ts'
import { drawnWidth, drawShare } from './draw.ts'
import { defaultPicture, shownOf, type Subject, subjectOf } from './subjects.ts'

const PICTURES_A_MINUTE = 60
const KEPT = 'SELECT bytes FROM share_pictures WHERE path = $1 AND locale = $2 AND version = $3'
const KEEP = `
  INSERT INTO share_pictures (path, locale, version, bytes) VALUES ($1, $2, $3, $4)
  ON CONFLICT (path, locale) DO UPDATE SET version = excluded.version, bytes = excluded.bytes`

/**
 * GET /share/{path}.{version}.jpg: link previews. Rendered on first request from the shop's own data, then stored. An outdated URL
 * redirects to the current one.
 */
export function serveShare(api: Api) {
  const { database, limits } = api
  /** One at a time: rendering is CPU-bound. */
  let last: Promise<unknown> = Promise.resolve()
  const drawn = (subject: Subject) => {
    const next = last.then(async () => {
      const picture = subject.picture ?? (await defaultPicture(database))
      return drawShare(api.brand, subject, picture && (await pictureBytes(api, picture.base, drawnWidth(picture.widths))))
    })
    last = next.catch(() => undefined)
    return next
  }

  api.server.get<{ Params: { '*': string } }>(
    '/share/*',
    { config: { rateLimit: { max: PICTURES_A_MINUTE * limits } } },
    async (request, reply) => {
      const asked = readShareUrl(`/share/${request.params['*']}`)
      const visitor = visitorOf(request, api.frontDoorKey)
      const { locale } = visitor.shop
      const subject = asked && (await subjectOf(api, visitor, asked.path))
      if (!subject) throw new Refused('NOT_FOUND')
      const { path, version } = asked
      const shown = shownOf(subject)
      if (versionOf(shown) !== version) return reply.header('cache-control', 'no-cache').redirect(shareUrl(path, shown), 302)
      const drawnFor = `${version}-${api.brand.id}`
      const [kept] = await database.query<{ bytes: Buffer }>(KEPT, [path, locale, drawnFor])
      if (kept) return send(reply, kept.bytes)
      const bytes = await drawn(subject)
      await database.query(KEEP, [path, locale, drawnFor, bytes])
      return send(reply, bytes)
    },
  )
}

const send = (reply: FastifyReply, bytes: Buffer) =>
  reply
    .headers({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      // Embedded by other sites.
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(bytes)
