import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { aptInstall } from '../processes/apt.ts'
import { ROOT } from '../processes/state.ts'
import { answers } from '../suites/servers/postgres.ts'

const PROGRAM = '/usr/sbin/nginx'
const SHIPPED = path.join(ROOT, 'deploy/nginx/zlata.conf')
const TRIES_TO_CONNECT = 100

export interface NginxPlaces {
  /** For the process id, temporary files and a certificate of its own. */
  folder: string
  ports: { http: number; https: number; apis: number }
  frontDoors: readonly number[]
  apis: readonly number[]
}

/** The shipped configuration with the addresses of this machine, as a whole file. */
export function nginxHere({ folder, ports, frontDoors, apis }: NginxPlaces): string {
  const servers = (all: readonly number[]) => all.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n')
  const shop = fs
    .readFileSync(SHIPPED, 'utf8')
    .replace(/( +server front-door-\d\.internal.*\n)+/, `${servers(frontDoors)}\n`)
    .replace(/( +server api-\d\.internal.*\n)+/, `${servers(apis)}\n`)
    .replace(/ +listen \[::\].*\n/g, '')
    .replace('listen 80 default_server;', `listen 127.0.0.1:${ports.http} default_server;`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`)
    .replace('listen 3001;', `listen 127.0.0.1:${ports.apis};`)
    .replaceAll('/etc/ssl/zlata/', `${folder}/`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} pid ${folder}/pid; worker_processes 1; events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')}
${shop}
}
`
}

/** Debian's nginx, or why there is none. */
export async function findNginx(): Promise<string | null> {
  if (fs.existsSync(PROGRAM)) return null
  const refused = await aptInstall(['nginx-light'])
  return fs.existsSync(PROGRAM) ? null : `no nginx here: ${refused ?? 'its package does not contain it'}`
}

function prepare(places: NginxPlaces): string {
  const { folder } = places
  const names = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=shop.ru.localhost', ...names], {
    stdio: 'ignore',
  })
  const file = path.join(folder, 'nginx.conf')
  fs.writeFileSync(file, nginxHere(places))
  return file
}

const argsOf = (folder: string, file: string) => ['-e', path.join(folder, 'error.log'), '-c', file]

/** Throws what nginx says against the configuration. */
export function testNginx(places: NginxPlaces): void {
  execFileSync(PROGRAM, ['-t', '-q', ...argsOf(places.folder, prepare(places))], { stdio: 'pipe' })
}

export async function startNginx(places: NginxPlaces): Promise<{ pid: number; stop: () => Promise<void> }> {
  const file = prepare(places)
  const child = spawn(PROGRAM, [...argsOf(places.folder, file), '-g', 'daemon off;'], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const leave = () => child.kill('SIGTERM')
  process.once('exit', leave)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    process.removeListener('exit', leave)
  }
  for (let attempt = 0; attempt < TRIES_TO_CONNECT && child.exitCode === null; attempt += 1) {
    if (await answers(places.ports.https)) return { pid: child.pid ?? 0, stop }
    await setTimeout(100)
  }
  await stop()
  throw new Error(`nginx does not answer: ${fs.readFileSync(path.join(places.folder, 'error.log'), 'utf8')}`)
}
