import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './processes.ts'
import { eventually } from '@shop/testing/eventually'

/** A server's programs and its user, as `tools/suites/servers/postgres.ts` found them; without them, those of the PATH and this user. */
const program = (name: string) => join(process.env['POSTGRES_PROGRAMS'] ?? '', name)
function runner(): { uid?: number; gid?: number } {
  const [uid, gid] = (process.env['POSTGRES_RUNNER'] || '').split(':').map(Number)
  return uid === undefined || gid === undefined ? {} : { uid, gid }
}

/** Runs a program of PostgreSQL to its end, as docs/operations.md does. */
export const runPostgresProgram = (name: string, ...args: string[]) =>
  promisify(execFile)(program(name), args, { cwd: tmpdir(), ...runner() })

/** An empty folder that belongs to PostgreSQL's user. */
export async function folderOfPostgres(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'zlata-postgres-'))
  const { uid, gid } = runner()
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Streams the write-ahead log of a server into a folder until it is stopped. The slot holds back what was not received yet. */
export async function receiveLog(url: string, folder: string) {
  const slot = ['-d', url, '-S', 'archive']
  await runPostgresProgram('pg_receivewal', ...slot, '--create-slot')
  const receiver = spawn(program('pg_receivewal'), [...slot, '-D', folder, '--no-loop', '--synchronous'], {
    stdio: 'ignore',
    ...runner(),
  })
  const has = async (segment: string) => (await readdir(folder)).includes(segment)
  return {
    /** Resolves once a whole segment is there. */
    async received(segment: string) {
      await eventually(`the segment ${segment}`, () => has(segment))
    },
    async stop() {
      await ended(receiver, 'SIGINT')
      await runPostgresProgram('pg_receivewal', ...slot, '--drop-slot')
    },
  }
}

/**
 * Starts a server on a base backup, and replays the log of `log` up to a named restore point. Resolves once it takes connections. It needs at
 * least the `max_connections` of the server that the backup is of.
 * @returns the URL of its `postgres` database
 */
export async function startAtPoint(data: string, log: string, point: string, settingsOfServer: Record<string, string>) {
  await writeFile(join(data, 'recovery.signal'), '')
  const settings = {
    ...settingsOfServer,
    restore_command: `cp "${log}/%f" "%p"`,
    recovery_target_name: point,
    recovery_target_action: 'promote',
  }
  const { port, stop } = await startServer(data, await freePort(), settings)
  return { url: `postgres://shop@127.0.0.1:${port}/postgres`, stop }
}

/** A standby that follows the server of this URL, without what its tests have switched off. It needs the server's `max_connections`. */
export async function openStandby(url: string, settings: Record<string, string>) {
  const { folder, remove } = await folderOfPostgres()
  await runPostgresProgram('pg_basebackup', '-d', url, '-D', join(folder, 'data'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync')
  const port = await freePort()
  const start = () => startServer(join(folder, 'data'), port, { ...settings, fsync: 'off', hot_standby_feedback: 'on' })
  let running = await start()
  const own = new URL(url)
  own.port = String(port)
  return {
    url: own.href,
    stop: () => running.stop(),
    start: async () => {
      running = await start()
    },
    remove: async () => {
      await running.stop()
      await remove()
    },
  }
}

async function startServer(data: string, port: number, more: Record<string, string>) {
  const settings = { ...more, port, listen_addresses: '127.0.0.1', unix_socket_directories: data }
  const child = spawn(
    program('postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...runner(),
    },
  )
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  await eventually('the server takes connections', () => {
    if (child.exitCode !== null) throw new Error(`The server has not started: ${said}`)
    return takesConnections(port)
  })
  return { port, stop: () => ended(child, 'SIGINT') }
}

const takesConnections = (port: number) =>
  promisify(execFile)(program('pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
    () => true,
    () => false,
  )

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill(signal)
  return gone
}
