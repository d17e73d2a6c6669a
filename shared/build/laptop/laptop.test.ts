import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { documentWith } from './document.mjs'
import { proxyOf } from './proxy.mjs'

const REMOTE = 'mfe-certificates'
const artifact = {
  name: REMOTE,
  version: '0.0.0-laptop',
  globalName: 'mfe_certificates__0_0_0_laptop',
  entry: 'remoteEntry.js',
  files: { 'remoteEntry.js': 'sha384-mine', 'asks.js': 'sha384-asks' },
  maps: {},
  pages: { 'page/certificate': [], 'page/certificate/ru': [] },
}
const active = { version: '1.0.0', entry: `/a/${REMOTE}/1.0.0/remoteEntry.js`, integrity: 'sha384-theirs', globalName: 'active', texts: [] }
const catalog = [{ ...active, version: '2.0.0', entry: '/a/mfe-catalog/2.0.0/remoteEntry.js' }]
const RELEASE = { serial: 7, shell: '1.0.0', remotes: { [REMOTE]: [active, { ...active, version: '0.9.0' }], 'mfe-catalog': catalog } }
const json = (id: string, value: unknown) => `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`
const DOCUMENT = [
  `<head><meta name="analytics-container" content="https://tags.example"><link rel="preload" href="/a/${REMOTE}/1.0.0/page.js">`,
  `<style data-href="/a/${REMOTE}/1.0.0/page.css">.old{}</style><style data-href="/a/mfe-catalog/2.0.0/page.css">.kept{}</style>`,
  '<template id="shell-code"><script src="/a/shell/1.0.0/main.js" async></script></template></head>',
  `<body><div id="root"><div>of the server</div></div>${json('release', RELEASE)}${json('context', {})}${json('values', { a: 1 })}</body>`,
].join('')

test('a document shows the laptop’s build of one remote, rendered by the browser, with its hash and without statistics', () => {
  const html = documentWith(DOCUMENT, artifact)
  const [, release = ''] = /id="release">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(release)).toStrictEqual({
    ...RELEASE,
    remotes: {
      [REMOTE]: [
        {
          version: '0.0.0-laptop',
          entry: `/a/${REMOTE}/0.0.0-laptop/remoteEntry.js`,
          integrity: 'sha384-mine',
          globalName: artifact.globalName,
          texts: ['page/certificate'],
          asks: 'sha384-asks',
        },
      ],
      'mfe-catalog': catalog,
    },
  })
  for (const gone of ['of the server', 'id="values"', '<template', '.old{}', `${REMOTE}/1.0.0`, 'analytics-container']) {
    expect(html).not.toContain(gone)
  }
  for (const kept of ['.kept{}', '<script src="/a/shell/1.0.0/main.js" async></script>', 'shown to you alone']) expect(html).toContain(kept)
})

test('files of a shop behind a CDN come through the laptop', () => {
  const withCdn = DOCUMENT.replaceAll('="/a/shell', '="https://cdn.example/a/shell').replace(
    '<head>',
    '<html lang="ru" data-artifacts="https://cdn.example"><head>',
  )
  const html = documentWith(withCdn, artifact)
  expect(html).toContain('<html lang="ru"><head>')
  expect(html).toContain('<script src="/a/shell/1.0.0/main.js" async></script>')
})

describe('the proxy', () => {
  const asked: http.IncomingMessage[] = []
  const shop = http.createServer((request, response) => {
    asked.push(request)
    if (request.url === '/moved') return response.writeHead(302, { location: `http://127.0.0.1:${portOf(shop)}/certificate` }).end()
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, s-maxage=10', etag: 'W/"1"' })
      .end(DOCUMENT)
  })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'laptop-'))
  let server: http.Server
  const portOf = (each: http.Server) => (each.address() as AddressInfo).port

  beforeAll(async () => {
    fs.writeFileSync(path.join(folder, 'remoteEntry.js'), 'mine')
    await once(shop.listen(0, '127.0.0.1'), 'listening')
    server = proxyOf(new URL(`http://127.0.0.1:${portOf(shop)}`), () => ({ folder, artifact })).server
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(() => {
    for (const each of [server, shop]) each.close()
    fs.rmSync(folder, { recursive: true })
  })

  const ask = (address: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; text: string; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: portOf(server), path: address, method, headers: { host: 'localhost:4000', ...headers } }
      const request = http.request(options, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode, text, headers: answer.headers }))
      })
      request.on('error', reject).end()
    })

  test('answers this machine alone, and nothing that it changes is kept [release.laptop-alone]', async () => {
    const { status, text, headers } = await ask('/certificate')
    expect([status, headers['cache-control'], headers.etag]).toStrictEqual([200, 'private, no-store', undefined])
    expect(text).toContain('shown to you alone')
    expect((await ask('/certificate', { host: 'zlata.evil.example' })).status).toBe(421)
  })

  test('passes on what a shopper sends as if the shop had been open', async () => {
    asked.length = 0
    await ask('/do/bag/add', { origin: 'http://localhost:4000', referer: 'http://localhost:4000/catalog' }, 'POST')
    const origin = `http://127.0.0.1:${portOf(shop)}`
    expect(asked[0]?.headers).toMatchObject({ origin, referer: `${origin}/catalog`, host: `127.0.0.1:${portOf(shop)}` })
    expect((await ask('/moved')).headers.location).toBe('/certificate')
  })

  test('gives the files of the build, and keeps reports of failures and figures to itself', async () => {
    asked.length = 0
    expect(await ask(`/a/${REMOTE}/0.0.0-laptop/remoteEntry.js`)).toMatchObject({ status: 200, text: 'mine' })
    expect((await ask(`/a/${REMOTE}/0.0.0-laptop/../../../secret`)).status).not.toBe(500)
    asked.length = 0
    for (const kind of ['errors', 'failures', 'vitals']) expect((await ask(`/front-door/${kind}`, {}, 'POST')).status).toBe(204)
    expect(asked).toStrictEqual([])
  })
})
