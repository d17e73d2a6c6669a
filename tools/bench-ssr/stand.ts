import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { endChild, startChild } from '../processes/child.ts'
import { freePorts } from '../processes/shop/ports.ts'
import { STATE_DIR } from '../processes/state.ts'

/** Resource usage of the front door process. */
export interface Usage {
  /** Milliseconds, all threads. */
  cpuMs: number
  /** Milliseconds, main thread. */
  mainThreadMs: number
  /** Bytes, whole process. */
  rss: number
  /** Bytes, main thread. */
  heap: number
}

/** The front door with the active release and an API with a demo shop. */
export interface Bench {
  port: number
  usage: () => Promise<Usage>
  /** Expensive: for memory figures only. */
  collectGarbage: () => void
  stop: () => Promise<void>
}

/** One render thread: with more, some samples would include a thread's first page. */
const THREADS = '1'

export async function openBench(): Promise<Bench> {
  const stateDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'))
  const closing: (() => unknown)[] = [() => fs.rmSync(stateDir, { recursive: true, force: true })]
  const stop = async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  }
  try {
    const [port, apiPort] = [await freePorts(1), await freePorts(1)]
    const shared = { FRONT_DOOR_KEY: randomBytes(24).toString('base64url'), DEMO: '1', NODE_ENV: 'production' }
    const api = await startChild('api/src/main.ts', {
      ...shared,
      PORT: String(apiPort),
      STATE_DIR: stateDir,
      DATABASE_URL: '',
      // External services are configured but never used.
      SMS_KEY: 'bench',
      SMS_URL: 'http://127.0.0.1:9',
      PAYMENT_KEY: 'bench-payment-key',
      PAYMENT_URL: 'http://127.0.0.1:9',
      SMTP_URL: 'smtp://shop:bench@127.0.0.1:9',
    })
    closing.push(() => endChild(api))
    const door = await startChild(
      'shell/server/main.ts',
      {
        ...shared,
        PORT: String(port),
        STATE_DIR,
        API_URL: `http://127.0.0.1:${apiPort}`,
        RENDER_THREADS: THREADS,
        RENDERS_A_MINUTE: '1000000',
      },
      ['--expose-gc', '--import', path.join(import.meta.dirname, 'usage.mjs')],
    )
    closing.push(() => endChild(door))
    return { port, usage: () => usageOf(door), collectGarbage: () => void door.send('collect garbage'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Message {
  usage: { all: NodeJS.CpuUsage; mainThread: NodeJS.CpuUsage; rss: number; heapUsed: number }
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

function usageOf(door: ChildProcess): Promise<Usage> {
  return new Promise((resolve) => {
    door.once('message', ({ usage: { all, mainThread, rss, heapUsed } }: Message) =>
      resolve({ cpuMs: milliseconds(all), mainThreadMs: milliseconds(mainThread), rss, heap: heapUsed }),
    )
    door.send('usage')
  })
}
