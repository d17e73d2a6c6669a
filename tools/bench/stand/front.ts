/**
 * `node front.ts <port> <origin> <folder of the certificate>`: TLS, HTTP/2 and compression, as a CDN gives to any shop. Bodies
 * are passed through as they come; text that the origin left uncompressed becomes brotli.
 */
import fs from 'node:fs'
import http from 'node:http'
import http2 from 'node:http2'
import path from 'node:path'
import zlib from 'node:zlib'

const [port = '', origin = '', certificates = ''] = process.argv.slice(2)
const shop = new URL(origin)
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
/** Hop-by-hop headers. */
const OF_ONE_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'http2-settings', 'te'])
const BROTLI_QUALITY = 5
const FLUSH_AFTER_MS = 2
/** Chrome's throttling counts a response twice if it is complete before the request is registered as sent. */
const BODY_AFTER_MS = 6

const passedOn = (headers: http.IncomingHttpHeaders | http2.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_ONE_HOP.has(name)))

/** Streaming compression that flushes at every pause. */
function compressed(body: http.IncomingMessage): zlib.BrotliCompress {
  const brotli = zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  let pause: NodeJS.Timeout | undefined
  body.on('data', (part: Buffer) => {
    brotli.write(part)
    clearTimeout(pause)
    pause = setTimeout(() => brotli.flush(), FLUSH_AFTER_MS)
  })
  body.on('end', () => {
    clearTimeout(pause)
    brotli.end()
  })
  return brotli
}

function forward(request: http2.Http2ServerRequest, response: http2.Http2ServerResponse) {
  const host = request.authority || request.headers.host
  const wantsBrotli = (request.headers['accept-encoding'] ?? '').includes('br')
  const headers = {
    ...passedOn(request.headers),
    host,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': host,
    'accept-encoding': wantsBrotli ? 'br' : 'identity',
  }
  const asked = http.request(
    { host: shop.hostname, port: shop.port, method: request.method, path: request.url, headers, agent },
    (answer) => {
      const answered: http.OutgoingHttpHeaders = passedOn(answer.headers)
      const isText = /text|json|javascript|svg/.test(String(answered['content-type']))
      const isStream = String(answered['content-type']).includes('event-stream')
      const mayCompress =
        wantsBrotli && isText && !isStream && !answered['content-encoding'] && request.method !== 'HEAD' && answer.statusCode === 200
      if (mayCompress) {
        delete answered['content-length']
        answered['content-encoding'] = 'br'
      }
      response.writeHead(answer.statusCode ?? 502, answered)
      setTimeout(() => (mayCompress ? compressed(answer) : answer).pipe(response), BODY_AFTER_MS)
      // A client disconnect aborts the origin request.
      response.on('close', () => answer.destroy())
    },
  )
  asked.on('error', (error) => {
    if (!response.headersSent) response.writeHead(502)
    response.end(error.message)
  })
  request.pipe(asked)
}

const [key, cert] = ['key.pem', 'cert.pem'].map((file) => fs.readFileSync(path.join(certificates, file)))
http2.createSecureServer({ key, cert, allowHTTP1: true }, forward).listen(Number(port), '127.0.0.1', () => process.send?.({ ready: true }))
