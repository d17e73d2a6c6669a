import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** `away` closes connections, `silent` never answers, `damaged` gives other bytes than the shop. */
type Manner = 'working' | 'away' | 'silent' | 'damaged'

/** A CDN before a front door, on another host name and port. Browsers resolve names below localhost by themselves. */
export class Cdn {
  manner: Manner = 'working'
  /** Paths that it has given. */
  readonly given: string[] = []
  /** Port of the front door that files are pulled from. */
  from = 0
  readonly #server: http.Server

  private constructor() {
    this.#server = http.createServer((request, response) => this.#answer(request, response))
  }

  static async open(): Promise<Cdn> {
    const cdn = new Cdn()
    await new Promise<void>((done) => cdn.#server.listen(0, '127.0.0.1', done))
    return cdn
  }

  get origin(): string {
    return `http://cdn.localhost:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  #answer({ url = '/', socket, headers }: http.IncomingMessage, response: http.ServerResponse) {
    if (this.manner === 'silent') return
    if (this.manner === 'away' || headers.cookie !== undefined) return void socket.destroy()
    const onward = http.get({ port: this.from, path: url, headers: { host: `shop.ru.localhost:${this.from}` } }, (answer) => {
      const { 'content-length': length, ...kept } = answer.headers
      response.writeHead(
        answer.statusCode ?? 502,
        this.manner === 'damaged' ? kept : { ...kept, ...(length && { 'content-length': length }) },
      )
      if (answer.statusCode === 200) this.given.push(url)
      if (this.manner !== 'damaged') return answer.pipe(response)
      answer.on('end', () => response.end('/* damaged */')).pipe(response, { end: false })
    })
    onward.on('error', () => response.destroy())
  }
}
