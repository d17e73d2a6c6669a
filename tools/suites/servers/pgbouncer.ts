import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { aptInstall } from '../../processes/apt.ts'
import { freePorts } from '../../processes/shop/ports.ts'
import { ROOT } from '../../processes/state.ts'
import { answers, runner } from './postgres.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
const SHIPPED = path.join(ROOT, 'deploy/pgbouncer/pgbouncer.ini')
const TRIES_TO_CONNECT = 100

export interface PgBouncer {
  url: string
  stop: () => Promise<void>
}

/** Debian's PgBouncer before a PostgreSQL that trusts this machine, with the settings of deploy/; or the reason for its absence. */
export async function startPgBouncer(postgresUrl: string, poolSize = 10): Promise<PgBouncer | string> {
  if (!fs.existsSync(PROGRAM)) {
    const refused = await aptInstall(['pgbouncer'])
    if (!fs.existsSync(PROGRAM)) return `no PgBouncer here: ${refused ?? 'its package does not contain it'}`
  }
  const as = runner()
  if (!as) return 'PgBouncer does not run as root, and there is no other user'
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-pgbouncer-'))
  const port = await freePorts(1)
  const { port: postgresPort, username } = new URL(postgresUrl)
  const here: Record<string, string> = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    auth_type: 'any',
    auth_file: '',
    default_pool_size: String(poolSize),
  }
  const settings = fs
    .readFileSync(SHIPPED, 'utf8')
    .replace('host=postgres.internal port=5432', `host=127.0.0.1 port=${postgresPort} user=${username}`)
    .replace(/^(\w+) =.*$/gm, (line, name: string) => (name in here ? `${name} = ${here[name]}` : line))
  fs.writeFileSync(path.join(folder, 'pgbouncer.ini'), settings)
  if (as.uid !== undefined && as.gid !== undefined) fs.chownSync(folder, as.uid, as.gid)
  const child = spawn(PROGRAM, ['-q', path.join(folder, 'pgbouncer.ini')], { cwd: folder, stdio: 'ignore', ...as })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const leave = () => child.kill('SIGKILL')
  process.once('exit', leave)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    process.removeListener('exit', leave)
    fs.rmSync(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; attempt < TRIES_TO_CONNECT && child.exitCode === null; attempt += 1) {
    if (await answers(port)) return { url: `postgres://${username}@127.0.0.1:${port}/postgres`, stop }
    await setTimeout(100)
  }
  await stop()
  return 'PgBouncer was started and does not answer'
}
