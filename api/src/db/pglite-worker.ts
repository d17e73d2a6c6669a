import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

/** A heavy query blocks this thread and not the server's. */
const INT8 = 20
const port = parentPort
if (!port) throw new Error('This file is a worker.')

const database = await PGlite.create({ dataDir: workerData as string, parsers: { [INT8]: Number } })
port.postMessage({ ready: true })

interface Ask {
  id: number
  text?: string
  params?: unknown[]
  close?: true
}

port.on('message', ({ id, text, params, close }: Ask) => {
  const work = close ? database.close().then(() => []) : database.query(text ?? '', params).then(({ rows }) => rows)
  work.then(
    (rows) => port.postMessage({ id, rows }),
    (error: Error & { code?: string }) => port.postMessage({ id, error: { message: error.message, code: error.code } }),
  )
})
