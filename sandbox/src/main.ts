import { createServer } from 'node:http'
import { statusPage } from './status-page.ts'

const port = Number(process.env['PORT'] ?? 3003)

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', vary: 'accept-language' })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, 'text/plain', 'GET and HEAD only\n')
  if (pathname === '/health') return send(200, 'application/json', '{"ok":true}\n')
  if (pathname === '/') return send(200, 'text/html', statusPage(request.headers['accept-language']))
  send(404, 'text/plain', 'Not found\n')
})

const failed = (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use: choose another with PORT=…` : error.message)
  process.exit(1)
}

server.on('error', failed)
server.listen(port, '127.0.0.1', () => {
  // A browser may try ::1 first; a machine without IPv6 is served on 127.0.0.1 alone.
  const second = createServer((request, response) => server.emit('request', request, response))
  second.on('error', () => {}).listen(port, '::1')
  console.log(`sandbox ready http://localhost:${port}`)
  process.send?.({ ready: true })
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
