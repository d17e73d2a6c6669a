import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import net from 'node:net'
import { eventually } from '@shop/testing/eventually'

/** Debian's Valkey, or Redis before it had one; they speak the same. */
const PROGRAMS = ['/usr/bin/valkey-server', '/usr/bin/redis-server']

export const findValkey = () => PROGRAMS.find((program) => fs.existsSync(program))

export interface Valkey {
  /** For sentences: Valkey or Redis. */
  name: string
  url: string
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** A server that keeps nothing on a disk. */
export async function openValkey(port: number): Promise<Valkey> {
  const launch = async () => {
    const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: tmpdir() }
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
    const child = spawn(findValkey() ?? '', args, { stdio: 'ignore' })
    const ended = new Promise<void>((done) => child.once('exit', () => done()))
    const leave = () => child.kill('SIGKILL')
    process.once('exit', leave)
    await eventually('Valkey answers', () => answers(port))
    return async () => {
      child.kill('SIGKILL')
      await ended
      process.removeListener('exit', leave)
    }
  }
  let end = await launch()
  return {
    name: findValkey()?.includes('valkey') ? 'Valkey' : 'Redis',
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      end = await launch()
    },
    stop: () => end(),
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })
