import { PassThrough } from 'node:stream'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { isFrontDoor } from '../../platform/http/visitor.ts'
import { listenTo } from '../../platform/db/listen.ts'
import { type ChangedPieces, type ShopChange, ShopChanges } from './shop-changes.ts'

const CHANNEL = 'shop_changes'
/** Without notices: the embedded database, or a lost connection. */
const LOOK_EVERY_MS = 400
/** With notices: a text comes to its time without one. */
const LOOK_AT_TIMES_EVERY_MS = 900
/** Other processes hear of a notice at the same moment: until then their caches may give a front door what was before. */
const SETTLE_MS = 150
const HEARTBEAT_MS = 5000

export interface ChangesApi extends Api {
  /** PostgreSQL past any pooler; null for the embedded database. */
  listenUrl: string | null
  /** Caches of this process that a change concerns. */
  forget: (changed: ChangedPieces) => void
}

/** GET /changes: a stream for front doors, which drop the documents that a change concerns. 404 for anybody else. */
export function serveChanges(api: ChangesApi) {
  const { server, log, listenUrl, frontDoorKey } = api
  const changes = new ShopChanges(api)
  const streams = new Set<PassThrough>()
  const timers = new Set<NodeJS.Timeout>()
  const send = (text: string) => {
    for (const stream of streams) stream.write(text)
  }
  changes.onChange((change) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      send(eventOf(change))
    }, SETTLE_MS)
    timers.add(timer)
  })

  server.get('/changes', async (request, reply) => {
    if (!isFrontDoor(request.headers['x-front-door'], frontDoorKey)) throw new Refused('NOT_FOUND')
    if (isClosing) throw new Refused('SERVER_BUSY')
    const stream = new PassThrough()
    streams.add(stream)
    stream.on('close', () => streams.delete(stream))
    // What changed before is in every document that is rendered from now on.
    await changes.look()
    stream.write(': follows\n\n')
    return reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).send(stream)
  })

  let isClosing = false
  let isTold = false
  let stopListening: (() => Promise<void>) | null = null
  server.addHook('onReady', async () => {
    await changes.look()
    const onNotice = () => {
      isTold = true
      void changes.look()
    }
    const onLost = (error: Error) => {
      if (isTold) log.warn({ err: error }, 'PostgreSQL does not tell of changes: they are looked for instead')
      isTold = false
    }
    if (listenUrl) stopListening = listenTo(listenUrl, CHANNEL, onNotice, onLost)
  })
  let lookedAt = 0
  const looks = setInterval(() => {
    if (streams.size === 0 || performance.now() - lookedAt < (isTold ? LOOK_AT_TIMES_EVERY_MS : LOOK_EVERY_MS)) return
    lookedAt = performance.now()
    void changes.look()
  }, LOOK_EVERY_MS / 2)
  const heartbeat = setInterval(() => send(':\n\n'), HEARTBEAT_MS)
  server.addHook('preClose', async () => {
    isClosing = true
    for (const timer of [looks, heartbeat, ...timers]) clearInterval(timer)
    for (const stream of streams) stream.destroy()
    await stopListening?.()
  })
}

const eventOf = (change: ShopChange) => `data: ${JSON.stringify(change)}\n\n`
