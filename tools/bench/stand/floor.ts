/**
 * `node floor.ts <port> <shop's origin> <host>`: the floor of a page, the same HTML, styles, pictures and headers with every script taken
 * out. What our JavaScript costs is the page beside its own floor, in one run.
 */
import http from 'node:http'

const [port = '', origin = '', host = ''] = process.argv.slice(2)
const shop = new URL(origin)
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
const pages = new Map<string, { page: string; headers: http.OutgoingHttpHeaders }>()

interface Got {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

const get = (path: string, headers: http.IncomingHttpHeaders) =>
  new Promise<Got>((resolve, reject) => {
    const request = http.get({ host: shop.hostname, port: shop.port, path, headers: { ...headers, host }, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: Buffer.concat(parts) }))
    })
    request.on('error', reject)
  })

/** Removes scripts and their preloads; inlines linked stylesheets. */
async function strip(html: string): Promise<string> {
  let page = html
    .replace(/<script\b(?![^>]*application\/ld\+json)[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*rel="?(?:modulepreload|prefetch|preconnect)[^>]*>/gi, '')
    .replace(/<link\b(?=[^>]*rel="?preload)(?=[^>]*as="?(?:script|style))[^>]*>/gi, '')
  for (const [tag, href = ''] of page.matchAll(/<link\b(?=[^>]*rel="?stylesheet)[^>]*href="([^"]+)"[^>]*>/gi)) {
    const { body } = await get(new URL(href, origin).pathname, {})
    page = page.replace(tag, () => `<style>${body.toString('utf8')}</style>`)
  }
  return page
}

/** The shop's headers: COOP alone delays first paint by 90 ms. The CSP does not match the changed page. */
function headersOf({
  'content-security-policy': _policy,
  'content-length': _length,
  'transfer-encoding': _encoding,
  ...headers
}: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return headers
}

async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
  const path = request.url ?? '/'
  const { 'accept-encoding': _, ...headers } = request.headers
  const isPage = (headers.accept ?? '').includes('text/html')
  const known = isPage && pages.get(path)
  if (known) return response.writeHead(200, known.headers).end(known.page)
  const got = await get(path, headers)
  if (!isPage || !/text\/html/.test(got.headers['content-type'] ?? '')) return response.writeHead(got.status, got.headers).end(got.body)
  const stripped = { page: await strip(got.body.toString('utf8')), headers: headersOf(got.headers) }
  if (got.status === 200) pages.set(path, stripped)
  return response.writeHead(got.status, stripped.headers).end(stripped.page)
}

const server = http.createServer((request, response) => {
  answer(request, response).catch((error: Error) => {
    if (!response.headersSent) response.writeHead(502)
    response.end(error.message)
  })
})
server.listen(Number(port), '127.0.0.1', () => process.send?.({ ready: true }))
