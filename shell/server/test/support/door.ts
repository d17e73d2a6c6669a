import { spawn } from 'node:child_process'
import path from 'node:path'
import { eventually } from '@shop/testing/eventually'

export const KEY = 'key-of-the-tests'

/** The real front door as a process of its own, on a free port. */
export async function openFrontDoor(
  stateDir: string,
  apiPort: number,
  more: Record<string, string> = {},
): Promise<{
  port: number
  said: () => string
  signal: (name: NodeJS.Signals) => void
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}> {
  const env = {
    ...process.env,
    PORT: '0',
    STATE_DIR: stateDir,
    API_URL: `http://127.0.0.1:${apiPort}`,
    FRONT_DOOR_KEY: KEY,
    RENDER_THREADS: '2',
    DEMO: '1',
    ...more,
  }
  const child = spawn(process.execPath, [path.join(__dirname, '../../main.ts')], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let output = ''
  let opened = () => {}
  const ready = new Promise<boolean>((done) => (opened = () => done(true)))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += String(part)))
  child.on('message', (message) => {
    if (typeof message === 'object' && 'terminal' in message) output += String(message.terminal)
    if (typeof message === 'object' && 'ready' in message) opened()
  })
  const ended = new Promise<number | null>((done) => child.once('close', done))
  if ((await Promise.race([ready, ended])) !== true) throw new Error(`The front door did not open: ${output}`)
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  const signal = (name: NodeJS.Signals) => void child.kill(name)
  return { port: Number(/localhost:(\d+)/.exec(output)?.[1]), said: () => output, signal, stop }
}

/** What it says comes through a pipe, after its answer. */
export const untilSaid = ({ said }: { said: () => string }, words: string | RegExp) =>
  eventually(String(words), () => (typeof words === 'string' ? said().includes(words) : words.test(said())))
