import http from 'node:http'
import { HOSTS, SHOP_PORT, type Host } from '../environment.ts'

export interface Question {
  host?: Host
  port?: number
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: string
}

export interface Reply {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
}

/** A raw request: no redirects, decoding or normalization. Node does not resolve *.localhost, so the name goes into the Host header. */
export function ask(path: string, { host = 'ru', port = SHOP_PORT, method = 'GET', headers = {}, body }: Question = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path, method, agent: false, headers: { accept: 'text/html', host: `${HOSTS[host]}:${port}`, ...headers } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString('utf8') }),
        )
      },
    )
    request.setTimeout(15_000, () => request.destroy(new Error(`no answer to ${method} ${path} in 15 s`)))
    request.on('error', reject)
    request.end(body)
  })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: '\u00A0' }
const unescape = (text: string) => text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)

export const titleOf = ({ text }: Reply): string => unescape(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '')

export const countOf = ({ text }: Reply, tag: string): number => text.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0
