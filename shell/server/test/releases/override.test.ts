import fs from 'node:fs'
import path from 'node:path'
import { publish } from '@shop/release/actions'
import { readFailures } from '@shop/release/failures'
import { overrideLink } from '@shop/release/override/link'
import { overrideToken } from '@shop/release/override/token'
import { eventually } from '@shop/testing/eventually'
import { openFrontDoor } from '../support/door.ts'
import { ask, serve } from '../support/requests.ts'
import { makeSmallShop, writeCatalog } from '../support/small-shop.ts'

jest.setTimeout(60_000)

const REASON = { who: 'tests', why: 'a test' }
const RC = 'mfe-catalog@1.1.0'

const shop = makeSmallShop()
const views: string[] = []
let api: Awaited<ReturnType<typeof serve>>
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  writeCatalog(shop.stateDir, '2.0.0', 'throws')
  for (const version of ['1.1.0', '2.0.0']) publish(shop.stateDir, 'mfe-catalog', version, REASON)
  api = await serve((request, response) => {
    if (request.url?.startsWith('/marketing')) views.push(request.headers.cookie ?? '')
    response.end('{}')
  })
  door = await openFrontDoor(shop.stateDir, api.port, { ANALYTICS_CONTAINER: 'GTM-ABC1234' })
})
afterAll(async () => {
  await door.stop()
  await api.close()
  shop.remove()
})

const open = async (target: string, cookie = '') => {
  const answer = await ask(door.port, target, { headers: { ...(cookie && { cookie }) } })
  return { ...answer, version: /data-version="([\d.]+)"/.exec(answer.text)?.[1] }
}
const linkTo = (...ids: string[]) => overrideLink(shop.stateDir, ids, 1).path
/** The cookie that a link gives. */
async function cookieOf(...ids: string[]) {
  const { headers } = await open(linkTo(...ids))
  return (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? ''
}

test('a link shows a published version to one browser alone for an hour, with a bar and a way out [release.override-alone]', async () => {
  const { status, headers } = await open(`${linkTo(RC)}&to=/catalog%3Fpage=2`)
  expect([status, headers.location, headers['cache-control']]).toStrictEqual([302, '/catalog?page=2', 'private, no-store'])
  expect(headers['set-cookie']).toStrictEqual([
    expect.stringMatching(/^release-override=[\w-]+\.[\w-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
  const cookie = await cookieOf(RC)
  const own = await open('/catalog/own', cookie)
  expect([own.version, own.headers['cache-control'], own.headers.etag, own.headers['x-robots-tag']]).toStrictEqual([
    '1.1.0',
    'private, no-store',
    undefined,
    'noindex',
  ])
  expect(own.text).toMatch(/<aside aria-label="Версии для проверки".*Вы видите mfe-catalog 1\.1\.0, до \d+.+ по Москве/)
  expect(own.text).toContain('action="/do/release/leave"')
  const others = await open('/catalog/own')
  expect([others.version, others.text.includes('<aside')]).toStrictEqual(['1.0.0', false])
  const left = await ask(door.port, '/do/release/leave', {
    method: 'POST',
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      referer: 'http://shop.ru.localhost/catalog/own',
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
  expect([left.status, left.headers.location, left.headers['set-cookie']]).toStrictEqual([
    303,
    '/catalog/own',
    ['release-override=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'],
  ])
})

test('open tabs of that browser are told its versions, those of others are not', async () => {
  const cookie = await cookieOf(RC)
  const first = async (headers: Record<string, string>) => {
    const { text } = await ask(door.port, '/release/current', { headers })
    return (JSON.parse(text) as { remotes: Record<string, { version: string }[]> }).remotes['mfe-catalog']?.[0]?.version
  }
  expect([await first({ cookie }), await first({})]).toStrictEqual(['1.1.0', '1.0.0'])
})

const goodToken = () => linkTo(RC).split('token=')[1] ?? ''
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000)
const UNKNOWN = { 'mfe-catalog': '9.9.9' }

test.each([
  ['nothing', () => '', 'Эта ссылка не подходит'],
  ['something else', () => 'no-token', 'Эта ссылка не подходит'],
  ['a changed payload', () => `A${goodToken()}`, 'Эта ссылка не подходит'],
  ['a changed signature', () => goodToken().slice(0, -2).concat('AA'), 'Эта ссылка не подходит'],
  [
    'the token of a cookie',
    () => overrideToken(shop.stateDir, 'cookie', { versions: { 'mfe-catalog': '1.1.0' }, until: inHours(1) }),
    'Эта ссылка не подходит',
  ],
  [
    'an expired token',
    () => overrideToken(shop.stateDir, 'link', { versions: { 'mfe-catalog': '1.1.0' }, until: inHours(-0.01) }),
    'Срок этой ссылки истёк',
  ],
  [
    'a version that is not on record',
    () => overrideToken(shop.stateDir, 'link', { versions: UNKNOWN, until: inHours(1) }),
    'mfe-catalog@9.9.9 показать нельзя',
  ],
])('a link with %s is refused with a sentence and changes nothing', async (_, tokenOf, words) => {
  const { status, headers, text } = await open(`/release/override?token=${tokenOf()}`)
  expect([status, headers['content-type'], headers['set-cookie']]).toStrictEqual([404, 'text/plain; charset=utf-8', undefined])
  expect(text).toContain(words)
})

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/catalog\n'])(
  'a link leads to %j on no other host',
  async (to) => {
    const { headers } = await open(`${linkTo(RC)}&to=${encodeURIComponent(to)}`)
    expect(['/', '/catalog']).toContain(headers.location)
  },
)

test.each([
  ['expired', () => overrideToken(shop.stateDir, 'cookie', { versions: { 'mfe-catalog': '1.1.0' }, until: inHours(-0.01) })],
  ['changed', () => `A${overrideToken(shop.stateDir, 'cookie', { versions: { 'mfe-catalog': '1.1.0' }, until: inHours(1) })}`],
  ['of a version that is not on record', () => overrideToken(shop.stateDir, 'cookie', { versions: UNKNOWN, until: inHours(1) })],
  ['the token of a link', goodToken],
])('a cookie that is %s shows the usual shop and is deleted', async (_, tokenOf) => {
  const { status, version, text, headers } = await open('/catalog/usual', `release-override=${tokenOf()}`)
  expect([status, version, text.includes('<aside')]).toStrictEqual([200, '1.0.0', false])
  expect(headers['set-cookie']).toStrictEqual(['release-override=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
})

test('a tester is in no statistics: no tags, no views, no failures; her page gives way like that of others and says so', async () => {
  const cookie = await cookieOf('mfe-catalog@2.0.0')
  const container = 'name="analytics-container"'
  const own = await open('/catalog/counted', cookie)
  expect(own.text).toContain('mfe-catalog 2.0.0 (не работает здесь, показана 1.0.0)')
  expect([own.text.includes(container), (await open('/catalog/counted')).text.includes(container)]).toStrictEqual([false, true])

  const tell = (target: string, body: string, type: string, cookies: string) =>
    ask(door.port, target, {
      method: 'POST',
      body,
      headers: { cookie: cookies, 'content-type': type, 'sec-fetch-site': 'same-origin', 'x-csrf-token': 'token' },
    })
  const view = JSON.stringify({ kind: 'product', id: '11' })
  expect((await tell('/backend/marketing/view', view, 'application/json', cookie)).text).toBe('{"result":true}')
  await tell('/backend/marketing/view', view, 'application/json', 'sid=a')
  expect(views).toStrictEqual(['sid=a'])

  const errorIn = (version: string) =>
    JSON.stringify({ name: 'Error', message: 'm', places: [`/a/mfe-catalog/${version}/remoteEntry.js:1:1`], pathname: '/', serial: 1 })
  for (const version of ['2.0.0', '1.0.0']) await tell('/front-door/errors', errorIn(version), 'application/json', 'sid=a')
  const errorsOf = async (version: string) =>
    (await ask(door.port, '/front-door/metrics')).text.includes(`browser_errors_total{remote="mfe-catalog",version="${version}"} 1`)
  await eventually('the error of a shopper', () => errorsOf('1.0.0'))
  expect(await errorsOf('2.0.0')).toBe(false)

  expect((await tell('/front-door/failures', 'render mfe-catalog@2.0.0', 'text/plain', cookie)).status).toBe(204)
  await tell('/front-door/failures', 'render mfe-catalog@1.0.0', 'text/plain', 'sid=a')
  await eventually('the failure of a shopper', () => readFailures(shop.stateDir).versions['mfe-catalog@1.0.0'] !== undefined)
  expect(Object.keys(readFailures(shop.stateDir).versions)).toStrictEqual(['mfe-catalog@1.0.0'])
})

test('the key of overrides is one file for its owner alone', () => {
  const file = path.join(shop.stateDir, 'keys/override.key')
  const { size, mode } = fs.statSync(file)
  expect([size, mode & 0o777]).toStrictEqual([32, 0o600])
  expect(fs.readdirSync(path.dirname(file)).filter((name) => name.startsWith('override.key'))).toStrictEqual(['override.key'])
})
