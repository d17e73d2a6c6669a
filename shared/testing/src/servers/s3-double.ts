import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface Stored {
  content: Buffer
  etag: string
  at: Date
  headers: Record<string, string>
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * A bucket of this process. Keeps to what Amazon documents of conditional requests: `If-None-Match: *` is answered 412 when there is an
 * object, `If-Match` 412 when it is another one and 404 when there is none, 409 when a write meets another one, and nothing is written then.
 */
export class S3Double {
  readonly objects = new Map<string, Stored>()
  readonly requests: string[] = []
  readonly bucket = 'shop'
  /** So many of the next writes meet another one. */
  conflicts = 0
  /** Of the next write: it is done, and its answer is lost. */
  isAnswerLost = false
  /** `away` closes each connection, `silent` never answers. */
  state: 'here' | 'away' | 'silent' | 'refusing' = 'here'
  /** As s3rver does. */
  ignoresConditions = false
  pageSize = 1000
  readonly #server = http.createServer((request, response) => this.#answer(request, response))

  static async start(): Promise<S3Double> {
    const double = new S3Double()
    await new Promise<void>((done) => double.#server.listen(0, '127.0.0.1', done))
    return double
  }

  get endpoint() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close() {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  #answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (this.state === 'away') return response.destroy()
      if (this.state === 'silent') return
      if (this.state === 'refusing') return fail(response, 403, 'AccessDenied')
      const url = new URL(request.url ?? '/', 'http://double')
      // As it was sent: a URL would take out `..`, which may be part of a key.
      const [, bucket = '', ...rest] = (request.url ?? '').replace(/\?.*$/, '').split('/')
      const key = decodeURIComponent(rest.join('/'))
      this.requests.push(`${request.method} ${key || `?${url.searchParams.get('prefix')}`}`)
      if (bucket !== this.bucket) return fail(response, 404, 'NoSuchBucket')
      if (request.method === 'PUT') return this.#put(request, response, key, Buffer.concat(chunks))
      if (request.method === 'DELETE') {
        this.objects.delete(key)
        return response.writeHead(204).end()
      }
      return key === '' ? this.#list(response, url) : this.#get(request, response, key)
    })
  }

  #get(request: http.IncomingMessage, response: http.ServerResponse, key: string) {
    const found = this.objects.get(key)
    if (!found) return fail(response, 404, 'NoSuchKey')
    const headers = { etag: found.etag, 'last-modified': found.at.toUTCString() }
    if (request.headers['if-none-match'] === found.etag) return response.writeHead(304, headers).end()
    return response.writeHead(200, { ...headers, 'content-length': found.content.length }).end(found.content)
  }

  #put(request: http.IncomingMessage, response: http.ServerResponse, key: string, content: Buffer) {
    const found = this.objects.get(key)
    const { 'if-none-match': none, 'if-match': match } = this.ignoresConditions ? {} : request.headers
    if (this.conflicts > 0 && (none !== undefined || match !== undefined)) {
      this.conflicts -= 1
      return fail(response, 409, 'ConditionalRequestConflict')
    }
    if (none === '*' && found) return fail(response, 412, 'PreconditionFailed')
    if (match !== undefined && !found) return fail(response, 404, 'NoSuchKey')
    if (match !== undefined && found?.etag !== match) return fail(response, 412, 'PreconditionFailed')
    const etag = `"${createHash('md5').update(content).digest('hex')}"`
    const { 'content-type': type = '', 'cache-control': caching = '' } = request.headers
    this.objects.set(key, { content, etag, at: new Date(), headers: { type, caching } })
    if (this.isAnswerLost) {
      this.isAnswerLost = false
      return response.destroy()
    }
    return response.writeHead(200, { etag }).end()
  }

  #list(response: http.ServerResponse, url: URL) {
    const prefix = url.searchParams.get('prefix') ?? ''
    const after = url.searchParams.get('continuation-token') ?? ''
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, this.pageSize)
    const rows = page.map((key) => {
      const { etag, content, at } = this.objects.get(key) as Stored
      return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${at.toISOString()}</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${content.length}</Size></Contents>`
    })
    const isCut = page.length < keys.length
    const next = isCut ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : ''
    response.writeHead(200, { 'content-type': 'application/xml' })
    return response.end(
      `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${this.bucket}</Name><Prefix>${escapeXml(prefix)}</Prefix><IsTruncated>${isCut}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`,
    )
  }
}

const fail = (response: http.ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
