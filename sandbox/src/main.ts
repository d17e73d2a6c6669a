import { createServer, type Server } from 'node:http'
import { readConfig } from './config.ts'
import { closeWatchers } from './frame/changes.ts'
import { createSandbox } from './frame/server.ts'
import { startServices } from './services.ts'

const config = readConfig(process.env)

const failed = (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `${error.message}: choose another with PORT=…` : error)
  process.exit(1)
}

try {
  const { services, stop } = await startServices(config)
  const server = createSandbox(services)
  await listening(server, '127.0.0.1')
  // Browsers may try ::1 first; machines without IPv6 use 127.0.0.1 only.
  const beside = createServer((request, response) => server.emit('request', request, response))
  await listening(beside, '::1').catch(() => undefined)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      closeWatchers()
      stop()
      process.exit(0)
    })
  }
  console.log(`sandbox ready http://localhost:${config.port}`)
  process.send?.({ ready: true })
} catch (error) {
  failed(error as NodeJS.ErrnoException)
}

function listening(server: Server, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // Stays, so that a failed accept later ends nothing.
    server.on('error', reject)
    server.listen(config.port, host, () => resolve())
  })
}
