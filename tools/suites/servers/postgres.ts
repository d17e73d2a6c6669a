import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { aptInstall } from '../../processes/apt.ts'
import { freePorts } from '../../processes/shop/ports.ts'
import { runProgram } from '../../processes/run-program.ts'

const TRIES_TO_CONNECT = 100
const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** Folder of `initdb` and `postgres`, newest version first: not in PATH on Debian. */
function binaries(): string | undefined {
  const versions = fs.existsSync(DEBIAN_FOLDER) ? fs.readdirSync(DEBIAN_FOLDER).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [
    ...versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ]
  return folders.find((folder) => fs.existsSync(path.join(folder, 'initdb')) && fs.existsSync(path.join(folder, 'postgres')))
}

/** PostgreSQL refuses to run as root: uses another user. */
export function runner(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // Missing here: tries the next.
    }
  }
  return null
}

export async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('close', () => socket.destroy())
  })
}

export interface Postgres {
  url: string
  /** The same by socket, like an API on one machine. */
  socketUrl: string
  /** For tests that dump, restore and start a server of their own: its programs, and who runs them (`uid:gid`, empty for oneself). */
  environment: { POSTGRES_PROGRAMS: string; POSTGRES_RUNNER: string }
  port: number
  pid: number
  stop: () => Promise<void>
  /** Ends every process of it at once, as a machine that loses its power. */
  crash: () => Promise<void>
}

/** Newest programs of PostgreSQL and who runs them; or the reason for their absence. */
async function programs(): Promise<{ folder: string; as: { uid?: number; gid?: number } } | string> {
  const found = binaries()
  const refused = found ? null : await aptInstall(['postgresql'])
  const folder = found ?? binaries()
  if (!folder) return `no PostgreSQL server here: ${refused ?? 'its package brought none'}`
  const as = runner()
  return as ? { folder, as } : 'PostgreSQL does not run as root, and there is no other user'
}

const lastLine = (output: string) => output.trim().split('\n').at(-1)

/** A temporary PostgreSQL on a free loopback port; or the reason for its absence. What it keeps may be lost with the machine, unless `settings` say otherwise. */
export async function startPostgres(settings: readonly string[] = []): Promise<Postgres | string> {
  return startIn(settings, (folder) => [
    path.join(folder, 'initdb'),
    ['-U', 'shop', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
  ])
}

/** A standby of a server, which follows it by streaming replication. */
export async function startStandby(primary: Pick<Postgres, 'url'>, settings: readonly string[] = []): Promise<Postgres | string> {
  return startIn(settings, (folder) => [
    path.join(folder, 'pg_basebackup'),
    ['-d', primary.url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
  ])
}

async function startIn(more: readonly string[], making: (folder: string) => [program: string, args: string[]]): Promise<Postgres | string> {
  const found = await programs()
  if (typeof found === 'string') return found
  const { folder, as } = found
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-postgres-'))
  if (as.uid !== undefined && as.gid !== undefined) fs.chownSync(data, as.uid, as.gid)
  const remove = () => fs.rmSync(data, { recursive: true, force: true })
  const [program, args] = making(folder)
  const made = await runProgram(program, ['-D', data, ...args], { cwd: data, ...as })
  if (made.code !== 0) {
    remove()
    return `${path.basename(program)} failed: ${lastLine(made.output)}`
  }
  const port = await freePorts(1)
  const own = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, 'fsync=off', 'max_connections=200', ...more]
  const child = spawn(path.join(folder, 'postgres'), ['-D', data, ...own.flatMap((setting) => ['-c', setting])], {
    cwd: data,
    stdio: 'ignore',
    ...as,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // An aborted test run must stop the server.
  const leave = () => child.kill('SIGQUIT')
  process.once('exit', leave)
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    child.kill(signal)
    await ended
    process.removeListener('exit', leave)
    remove()
  }
  // It listens before it accepts: a busy machine takes a second between.
  const ready = async () => (await runProgram(path.join(folder, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])).code === 0
  for (let attempt = 0; attempt < TRIES_TO_CONNECT && child.exitCode === null; attempt += 1) {
    if (await ready())
      return {
        url: `postgres://shop@127.0.0.1:${port}/postgres`,
        port,
        pid: child.pid ?? 0,
        socketUrl: `postgres://shop@/postgres?host=${data}&port=${port}`,
        environment: { POSTGRES_PROGRAMS: folder, POSTGRES_RUNNER: as.uid === undefined ? '' : `${as.uid}:${as.gid}` },
        stop: () => end('SIGINT'),
        crash: () => end('SIGQUIT'),
      }
    await setTimeout(100)
  }
  await end('SIGINT')
  return 'PostgreSQL was started and does not answer'
}
