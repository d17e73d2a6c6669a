import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { documentWith, OWN, withLaptop } from './document.mjs'

/** A laptop's failures and figures are nobody's. */
const REPORTS = /^\/front-door\/(errors|failures|vitals)$/
/** A stream would tell of the active version; without one the tab asks `/release/current`. */
const STREAM = '/release/events'
const CURRENT = '/release/current'

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.map': 'application/json', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' }

const RELOAD = `const bar = document.getElementById('shop-dev')
new EventSource('${OWN}builds').onmessage = ({ data }) => {
  if (data === 'built') location.reload()
  else bar.textContent = data
}`

/** Names of this machine: another name that leads here is a page of somebody else that wants to read what is shown. */
const isOurs = (host = '') => /^(localhost|127\.0\.0\.1|([\w-]+\.)+localhost)(:\d+)?$/.test(host)

/** Node does not resolve `shop.ru.localhost`, as browsers do. */
const addressOf = ({ hostname }) => (hostname.endsWith('.localhost') ? '127.0.0.1' : hostname)

/**
 * A server for this machine alone that passes everything on to a deployed shop, and shows the laptop's build in place of one remote.
 * @param build `{ artifact, folder }` of the newest build
 * @returns the server, and what tells open tabs of a build or of its failure
 */
export function proxyOf(shop, build) {
  const tabs = new Set()

  function own(file, response) {
    if (file === 'reload.js') return response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(RELOAD)
    if (file !== 'builds') return response.writeHead(404).end()
    tabs.add(response)
    response.on('close', () => tabs.delete(response))
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('retry: 500\n\n')
  }

  function artifactFile(file, response) {
    const { folder, artifact } = build()
    if (!(file in artifact.files) && !(file in artifact.maps)) return response.writeHead(404).end()
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
    const map = `${file}.map` in artifact.maps ? { sourcemap: `${path.basename(file)}.map` } : {}
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...map }).end(fs.readFileSync(path.join(folder, file)))
  }

  function passOn(request, response) {
    const origin = `http://${request.headers.host}`
    const toShop = (value) => (value?.startsWith(origin) ? shop.origin + value.slice(origin.length) : value)
    const { 'if-none-match': _, ...sent } = request.headers
    const headers = { ...sent, host: shop.host, 'accept-encoding': 'identity' }
    for (const name of ['origin', 'referer']) if (headers[name]) headers[name] = toShop(headers[name])
    const { request: ask } = shop.protocol === 'https:' ? https : http
    const asked = ask(
      { host: addressOf(shop), servername: shop.hostname, port: shop.port, method: request.method, path: request.url, headers },
      (answer) => {
        give(answer, request, response).catch(() => response.destroy())
      },
    )
    asked.on('error', (error) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502, { 'content-type': 'text/plain' }).end(`${shop.origin} does not answer: ${error.message}\n`)
    })
    response.on('close', () => asked.destroy())
    request.pipe(asked)
  }

  const toUs = (address) => (address.startsWith(shop.origin) ? address.slice(shop.origin.length) || '/' : address)

  async function give(answer, request, response) {
    const { 'strict-transport-security': _, 'transfer-encoding': __, connection: ___, ...headers } = answer.headers
    if (headers.location) headers.location = toUs(headers.location)
    const isDocument = headers['content-type']?.startsWith('text/html') && request.method === 'GET'
    const isCurrent = request.url === CURRENT && answer.statusCode === 200
    if (!isDocument && !isCurrent) return answer.pipe(response.writeHead(answer.statusCode, headers))
    const text = (await answer.setEncoding('utf8').toArray()).join('')
    const { artifact } = build()
    const changed = isDocument ? documentWith(text, artifact) : JSON.stringify(withLaptop(JSON.parse(text), artifact))
    const { 'content-length': ____, etag: _____, ...kept } = headers
    response.writeHead(answer.statusCode, { ...kept, 'cache-control': 'private, no-store' }).end(changed)
  }

  const server = http.createServer((request, response) => {
    if (!isOurs(request.headers.host)) return response.writeHead(421).end()
    const { pathname } = new URL(request.url, shop)
    const base = `/a/${build().artifact.name}/${build().artifact.version}/`
    if (pathname.startsWith(OWN)) return own(pathname.slice(OWN.length), response)
    if (pathname.startsWith(base)) return artifactFile(pathname.slice(base.length), response)
    if (REPORTS.test(pathname) || pathname === STREAM) return response.writeHead(204).end()
    passOn(request, response)
  })
  return {
    server,
    tell: (sentence) => {
      for (const tab of tabs) tab.write(`data: ${sentence.replaceAll('\n', ' ')}\n\n`)
    },
  }
}
