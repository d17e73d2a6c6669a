import { Worker } from 'node:worker_threads'

const FILE = new URL('./trace-worker.ts', import.meta.url)

/** Source of each place in an artifact; the place itself where no map tells. */
export const traced = (stateDir: string, places: string[]): Promise<string[]> =>
  new Promise((done, failed) => {
    const worker = new Worker(FILE, { workerData: { stateDir, places }, execArgv: [] })
    worker.once('message', done)
    worker.once('error', failed)
    worker.once('exit', () => failed(new Error('the thread ended')))
  })
