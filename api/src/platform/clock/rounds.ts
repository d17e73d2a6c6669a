import type { Logger } from '@shop/observability/log'
import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'

const LOOK_MS = 1000
const CLEANUP_MS = 10 * 60 * 1000

interface Rounds {
  server: FastifyInstance
  clock: Clock
  log: Logger
  /** False in a process that leaves such work to workers. */
  isWorking: boolean
}

/**
 * Runs a job periodically until the server closes; closing waits for it. In one process it never overlaps itself. Other processes run it
 * too, so the job must lock what may happen only once.
 */
export function runPeriodically(
  { server, clock, log, isWorking }: Rounds,
  name: string,
  everyMs: number,
  work: () => Promise<void>,
  first?: 'at once' | 'before calls',
): void {
  if (!isWorking) return
  let last = clock.now().getTime()
  let running: Promise<void> | null = null
  const run = () => {
    last = clock.now().getTime()
    running = work()
      .catch((error: unknown) => log.error({ err: error, work: name }, 'a round failed'))
      .finally(() => {
        running = null
      })
  }
  const look = () => {
    if (!running && clock.now().getTime() - last >= everyMs) run()
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  const stopListening = clock.onForward?.(look)
  if (first) {
    server.addHook('onReady', async () => {
      run()
      if (first === 'before calls') await running
    })
  }
  server.addHook('onClose', async () => {
    clearInterval(timer)
    stopListening?.()
    await running
  })
}

/** Deletes what is no longer needed, before the first call and every ten minutes: personal data is not kept longer than that. */
export const cleanUp = (api: Rounds, name: string, work: () => Promise<unknown>) =>
  runPeriodically(api, name, CLEANUP_MS, async () => void (await work()), 'before calls')
