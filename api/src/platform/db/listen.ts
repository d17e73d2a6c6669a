import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'

/** In pg_stat_activity. */
const LISTENER = 'shop-listens'
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5000
const CHECK_MS = 10_000
const ANSWER_MS = 5000

/** Told of every notice, and after each time that notices may have been missed. */
type OnNotice = () => void

/**
 * Listens to a channel of PostgreSQL on a connection of its own, past any pooler. Connects again when it is lost; the returned function
 * ends it.
 */
export function listenTo(
  connectionString: string,
  channel: string,
  onNotice: OnNotice,
  onLost: (error: Error) => void,
): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const listen = async () => {
    const own = new Client({
      connectionString,
      connectionTimeoutMillis: ANSWER_MS,
      keepAlive: true,
      query_timeout: ANSWER_MS,
      application_name: LISTENER,
    })
    const { promise: lost, resolve: lose } = Promise.withResolvers<Error>()
    own.on('error', lose).on('end', () => lose(new Error('the connection has ended')))
    const close = () => lose(new Error('closing'))
    signal.addEventListener('abort', close)
    // A server that is gone without a word is noticed by a question only.
    const check = setInterval(() => void own.query('SELECT 1').catch(lose), CHECK_MS)
    try {
      await own.connect()
      own.on('notification', onNotice)
      await own.query(`LISTEN ${channel}`)
      onNotice()
      const error = await lost
      if (!signal.aborted) throw error
    } finally {
      clearInterval(check)
      signal.removeEventListener('abort', close)
      // Not waited for: a server that is gone never says goodbye.
      void own.end().catch(() => undefined)
    }
  }

  const run = async () => {
    let waitMs = FIRST_WAIT_MS
    while (!signal.aborted) {
      const began = performance.now()
      await listen().catch((error: Error) => signal.aborted || onLost(error))
      if (performance.now() - began > LONGEST_WAIT_MS) waitMs = FIRST_WAIT_MS
      await setTimeout(waitMs, undefined, { signal }).catch(() => undefined)
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    }
  }
  const running = run()
  return async () => {
    ending.abort()
    await running
  }
}
