import { randomInt } from 'node:crypto'
import net from 'node:net'

const listenOn = (port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })

const codeOf = (error: unknown) => (typeof error === 'object' && error && 'code' in error ? error.code : '')

/** Free on both loopback addresses; a machine without IPv6 has only one. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    try {
      await listenOn(port, host)
    } catch (error) {
      if (['EADDRINUSE', 'EACCES'].includes(String(codeOf(error)))) return false
    }
  }
  return true
}

/** Below the ports that systems give to outgoing connections: one of those could take a port between this look and its use. */
const LOWEST = 20_000
const HIGHEST = 32_000

/** The first of `count` neighbouring free ports. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(LOWEST, HIGHEST - count)
    const all = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)))
    if (all.every(Boolean)) return first
  }
}
