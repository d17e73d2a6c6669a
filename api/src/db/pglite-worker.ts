import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { preparing } from './prepared.ts'

/** A heavy query blocks this thread and not the server's. */
const INT8 = 20
const port = parentPort
if (!port) throw new Error('This file is a worker.')

const database = await PGlite.create({ dataDir: workerData as string, parsers: { [INT8]: Number } })
// One plan for all values: choosing among plans would cost more than the best of them saves.
await database.exec('SET plan_cache_mode = force_generic_plan')
const run = preparing(database)
port.postMessage({ ready: true })

interface Ask {
  id: number
  text?: string
  params?: readonly unknown[]
  close?: true
}

port.on('message', ({ id, text, params, close }: Ask) => {
  const work = close ? database.close().then(() => []) : run(text ?? '', params ?? []).then(({ rows }) => rows)
  work.then(
    (rows) => port.postMessage({ id, rows }),
    (error: Error & { code?: string }) => port.postMessage({ id, error: { message: error.message, code: error.code } }),
  )
})
