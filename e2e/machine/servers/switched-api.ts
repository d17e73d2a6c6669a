import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_URL } from '../../environment.ts'

/** A proxy before the API that can close all connections, like a killed process. */
export class SwitchedApi {
  on = true
  readonly #server: http.Server

  private constructor() {
    this.#server = http.createServer((request, response) => {
      if (!this.on) return void request.socket.destroy()
      const { method, url, headers } = request
      const onward = http.request(new URL(url ?? '/', API_URL), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      onward.on('error', () => response.destroy())
      request.pipe(onward)
    })
  }

  static async open(): Promise<SwitchedApi> {
    const api = new SwitchedApi()
    await new Promise<void>((done) => api.#server.listen(0, '127.0.0.1', done))
    return api
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }
}
