import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePorts } from './shop/ports.ts'
import { runProgram } from './run-program.ts'
import { Server } from './server.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-server-'))
const env = { STATE_DIR: folder }

afterAll(() => fs.rmSync(folder, { recursive: true }))

async function startServer(code: string): Promise<Server> {
  const file = path.join(folder, `${Math.random()}.mjs`)
  fs.writeFileSync(file, code)
  return new Server({ name: 'server', file, port: await freePorts(1) }, env)
}

const LISTENING = `
  import { createServer } from 'node:http'
  const server = createServer((_request, response) => response.end('here')).listen(process.env.PORT, '127.0.0.1', () => process.send({ ready: true }))
`

test('it is ready once the process reports so, and then answers', async () => {
  const server = await startServer(`${LISTENING} process.on('SIGTERM', () => process.exit(0))`)
  await server.ready
  await expect(fetch(`http://127.0.0.1:${server.plan.port}`).then((response) => response.text())).resolves.toBe('here')
  await server.stop()
  await expect(server.ended).resolves.toMatchObject({ how: 'exit code 0' })
})

test('a process that dies reports its exit with its last output', async () => {
  const server = await startServer("console.log('first'); console.error('the database is locked'); process.exit(3)")
  await expect(server.ended).resolves.toMatchObject({ how: 'exit code 3', lastLines: expect.stringContaining('the database is locked') })
})

test('a process that ignores SIGTERM is killed', async () => {
  const server = await startServer(`${LISTENING} process.on('SIGTERM', () => {})`)
  await server.ready
  await server.stop(500)
  await expect(server.ended).resolves.toMatchObject({ how: 'SIGKILL' })
}, 15_000)

test('stopping an already stopped process does nothing', async () => {
  const server = await startServer('')
  await server.ended
  await expect(server.stop()).resolves.toBeUndefined()
})

test('a program that crashed is over, also when its children would go on', async () => {
  const child = "require('child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'inherit' })"
  const { code, output } = await runProgram(process.execPath, [
    '-e',
    `${child}; console.log('begun'); setTimeout(() => process.exit(3), 200)`,
  ])
  expect({ code, output }).toStrictEqual({ code: 3, output: 'begun\n' })
})
