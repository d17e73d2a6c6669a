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

/** The first of `count` neighbouring free ports, somewhere high. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = await listenOn(0, '127.0.0.1')
    const all = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)))
    if (first + count < 65_536 && all.every(Boolean)) return first
  }
}
