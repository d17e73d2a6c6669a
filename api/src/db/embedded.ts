import { Worker } from 'node:worker_threads'
import { type Database, DatabaseBusy, type DatabaseLimits, type Queryable, type Row } from './database.ts'

interface Reply {
  ready?: true
  id: number
  rows?: Row[]
  error?: { message: string; code?: string }
}

interface Pending {
  resolve: (rows: Row[]) => void
  reject: (error: Error) => void
}

/** Every change leaves the old row in the file, and this engine has nobody who comes to sweep. */
const VACUUM_MS = 10 * 60_000

/** PostgreSQL in WebAssembly, in a worker thread, with its files in `folder`. */
export async function openEmbedded(folder: string, limits?: DatabaseLimits, vacuumMs = VACUUM_MS): Promise<Database> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: folder })
  const pending = new Map<number, Pending>()
  let lastId = 0
  let failure: Error | null = null

  const ask = (message: { text?: string; params?: readonly unknown[]; close?: true }) =>
    new Promise<Row[]>((resolve, reject) => {
      if (failure) return reject(failure)
      lastId += 1
      pending.set(lastId, { resolve, reject })
      worker.postMessage({ id: lastId, ...message })
    })

  const opened = new Promise<void>((resolve, reject) => {
    worker.on('message', ({ ready, id, rows, error }: Reply) => {
      if (ready) return resolve()
      const waiting = pending.get(id)
      pending.delete(id)
      if (error) waiting?.reject(Object.assign(new Error(error.message), { code: error.code }))
      else waiting?.resolve(rows ?? [])
    })
    const fail = (error: Error) => {
      failure = error
      reject(error)
      for (const { reject: rejectOne } of pending.values()) rejectOne(error)
      pending.clear()
    }
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('The embedded database has stopped.')))
  })
  await opened

  const connection: Queryable = {
    query: async <R>(text: string, params: readonly unknown[] = []) => (await ask({ text, params })) as R[],
  }

  // There is one connection: whoever comes while a transaction runs waits for its end.
  let turn: Promise<unknown> = Promise.resolve()
  let callers = 0
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    callers += 1
    let timer: NodeJS.Timeout | undefined
    let isLate = false
    const result = turn.then(() => {
      clearTimeout(timer)
      return isLate ? Promise.reject(new DatabaseBusy('The turn has not come in time.')) : work()
    })
    const leave = () => void (callers -= 1)
    turn = result.then(leave, leave)
    if (!limits || callers === 1) return result
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true
        reject(new DatabaseBusy(`The turn has not come in ${limits.connectionMs} ms.`))
      }, limits.connectionMs)
    })
    return Promise.race([result, late])
  }

  // Whoever asks in the meantime waits for it; a busy shop is left alone until the next time.
  const vacuum = setInterval(() => {
    if (callers === 0) inTurn(() => ask({ text: 'VACUUM (ANALYZE)' })).catch(() => undefined)
  }, vacuumMs).unref()

  return {
    query: <R>(text: string, params?: readonly unknown[]) => inTurn(() => connection.query<R>(text, params)),
    transaction: (work) =>
      inTurn(async () => {
        await connection.query('BEGIN')
        try {
          const result = await work(connection)
          await connection.query('COMMIT')
          return result
        } catch (error) {
          await connection.query('ROLLBACK')
          throw error
        }
      }),
    close: () =>
      inTurn(async () => {
        clearInterval(vacuum)
        await ask({ close: true })
        worker.removeAllListeners('exit')
        await worker.terminate()
      }),
    connections: () => ({ open: 1, idle: callers === 0 ? 1 : 0, waiting: Math.max(0, callers - 1) }),
  }
}
