import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Locale } from '@shop/contracts/shop/storefront'
import { readOverrideToken } from '@shop/release/override/token'
import type { Config } from '../../platform/config/config.ts'
import { wayBack } from '../../requests/guard/same-origin.ts'
import { visitOf } from '../../requests/requests.ts'
import type { Releases } from '../releases.ts'
import type { ReleaseEvents } from './release-events.ts'
import { beginning, ending, staffBeginning, staffEnding } from '../cohorts/override.ts'

interface RefusalTexts {
  wrong: string
  over: string
  wrongStaff: string
  overStaff: string
  unknown: (id: string) => string
}

const WORDS: Record<Locale, RefusalTexts> = {
  ru: {
    wrong: 'Эта ссылка не подходит: возможно, она скопирована не целиком. Попросите новую: npm run release -- override.',
    over: 'Срок этой ссылки истёк. Попросите новую: npm run release -- override.',
    wrongStaff: 'Эта ссылка не подходит: возможно, она скопирована не целиком. Попросите новую: npm run release -- staff.',
    overStaff: 'Срок этой ссылки истёк. Попросите новую: npm run release -- staff.',
    unknown: (id) => `${id} показать нельзя: такой версии нет в выпуске, или её файлы повреждены.`,
  },
  en: {
    wrong: 'This link does not fit: perhaps it was copied in part. Ask for a new one: npm run release -- override.',
    over: 'This link has expired. Ask for a new one: npm run release -- override.',
    wrongStaff: 'This link does not fit: perhaps it was copied in part. Ask for a new one: npm run release -- staff.',
    overStaff: 'This link has expired. Ask for a new one: npm run release -- staff.',
    unknown: (id) => `${id} cannot be shown: there is no such version on record, or its files are damaged.`,
  },
}

/** Nothing of a tester's answer is kept by others or found by search engines. */
const ALONE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** A page of ours; anything else leads to the first page. */
const pageIn = (to: string | null, origin: string) => wayBack(URL.parse(to ?? '/', origin)?.href, origin, '/')

interface Overriding {
  config: Pick<Config, 'stateDir'>
  releases: Releases
  events: ReleaseEvents
}

/**
 * `/release/override?token=…` shows the versions of a signed link to this browser; a form ends it. `/release/staff?token=…` shows it canaries first,
 * until `/release/staff/leave`. A link that is refused changes nothing.
 */
export function serveOverride(app: FastifyInstance, { config, releases, events }: Overriding, sameOrigin: RouteShorthandOptions): void {
  app.get('/release/override', { exposeHeadRoute: false }, (request, reply) => {
    const { search, context, origin, secure, address } = visitOf(request)
    const words = WORDS[context.locale]
    const query = new URLSearchParams(search)
    const link = readOverrideToken(config.stateDir, 'link', query.get('token') ?? '')
    if (!link) return refuse(reply, words.wrong)
    if (link.until.getTime() <= Date.now()) return refuse(reply, words.over)
    releases.current()
    const unshowable = releases.unshowable(link.versions)
    if (unshowable !== null) return refuse(reply, words.unknown(unshowable))
    events.renew(address)
    return reply
      .headers({ ...ALONE, 'set-cookie': beginning(config.stateDir, link.versions, secure) })
      .redirect(pageIn(query.get('to'), origin), 302)
  })
  app.get('/release/staff', { exposeHeadRoute: false }, (request, reply) => {
    const { search, context, origin, secure, address } = visitOf(request)
    const words = WORDS[context.locale]
    const query = new URLSearchParams(search)
    const link = readOverrideToken(config.stateDir, 'staff link', query.get('token') ?? '')
    if (!link) return refuse(reply, words.wrongStaff)
    if (link.until.getTime() <= Date.now()) return refuse(reply, words.overStaff)
    events.renew(address)
    return reply.headers({ ...ALONE, 'set-cookie': staffBeginning(config.stateDir, secure) }).redirect(pageIn(query.get('to'), origin), 302)
  })
  // Whoever is led here by another site loses nothing but a look at canaries.
  app.get('/release/staff/leave', { exposeHeadRoute: false }, (request, reply) => {
    const { secure, address } = visitOf(request)
    events.renew(address)
    return reply.headers({ ...ALONE, 'set-cookie': staffEnding(secure) }).redirect('/', 302)
  })
  app.post('/do/release/leave', sameOrigin, (request: FastifyRequest, reply) => {
    const { origin, secure, address } = visitOf(request)
    events.renew(address)
    return reply.headers({ ...ALONE, 'set-cookie': ending(secure) }).redirect(wayBack(request.headers.referer, origin, '/'), 303)
  })
}

const refuse = (reply: FastifyReply, sentence: string) =>
  reply
    .code(404)
    .headers({ ...ALONE, 'content-type': 'text/plain; charset=utf-8' })
    .send(`${sentence}\n`)
