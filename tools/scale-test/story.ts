import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import http from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { feedPrices } from '@shop/contracts/services/back-office/goods'
import { openPostgres } from '../../api/src/platform/db/postgres.ts'
import { promote, publish, rollback } from '../../release/src/actions.ts'
import { released } from '../../release/src/sharing/shared.ts'
import { activeOf } from '../../release/src/record.ts'
import { readCurrent } from '../../release/src/store.ts'
import { renamedCopy } from './renamed-copy.ts'
import type { Part } from './part.ts'
import type { Stand } from './stand.ts'

const HOST = 'shop.ru.localhost'
const LOOK_MS = 10
const MOST_MS = 20_000
/** Changes of a letter's page a minute. */
export const LIMIT = 60
const TOO_MANY = 429
const VALKEY_AWAY_MS = 1000
const REMOTE = 'mfe-landings'
const REASON = { who: 'scale-test', why: 'the scale test' }

export interface Fault {
  what: string
  at: number
  /** Until it answered again. */
  backMs: number
  /** Nothing could take its place until then. */
  isOutage?: true
}

export interface ShoppersTold {
  faults: Fault[]
  /** Milliseconds until every front door showed it. */
  prices: number[]
  releases: number[]
  /** Since the primary crashed, until another replica was read. */
  replicaBackMs: number | null
  /** Of a limit of `LIMIT` a minute, by all APIs together. */
  letThrough: number
}

/** A piece whose sizes all get the same new price. */
export interface Piece {
  path: string
  skus: readonly string[]
}

const askDoor = ({ port }: Part, target: string): Promise<string> =>
  new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: target, agent: false, headers: { host: `${HOST}:${port}` } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve(text))
    })
    request.on('error', () => resolve(''))
  })

/** Milliseconds after which a question to any front door gets what is expected. How long the answer takes is another matter. */
async function untilAll(doors: readonly Part[], target: string, isThere: (text: string) => boolean): Promise<number> {
  const began = performance.now()
  const each = doors.map(async (door) => {
    for (;;) {
      const asked = performance.now() - began
      if (isThere(await askDoor(door, target))) return asked
      if (asked > MOST_MS) throw new Error(`${door.plan.name} did not show ${target} as expected in ${MOST_MS} ms.`)
      await setTimeout(LOOK_MS)
    }
  })
  return Math.round(Math.max(...(await Promise.all(each))))
}

async function untilTrue(what: string, look: () => Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await look().catch(() => false)); await setTimeout(LOOK_MS)) {
    if (performance.now() - began > MOST_MS) throw new Error(`${what}: not in ${MOST_MS} ms.`)
  }
}

async function takesWrites(url: string): Promise<boolean> {
  const database = await openPostgres(url, { isPooled: true, poolSize: 1 })
  try {
    await database.query('SELECT pg_current_xact_id()')
    return true
  } finally {
    await database.close()
  }
}

async function metricOf({ port }: Part, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1) ?? 0)
}

export class Story {
  readonly #stand: Stand
  readonly #piece: Piece
  readonly told: ShoppersTold = { faults: [], prices: [], releases: [], replicaBackMs: null, letThrough: 0 }
  #feeds = 0

  constructor(stand: Stand, piece: Piece) {
    this.#stand = stand
    this.#piece = piece
  }

  async kill(part: Part, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') {
    const at = performance.now()
    await part.end(signal)
    await part.start()
    const what = `${part.plan.name} ${signal === 'SIGKILL' ? 'killed' : 'restarted'}`
    this.told.faults.push({ what, at, backMs: Math.round(performance.now() - at) })
  }

  /** Changes that all APIs together let through of one address: more are asked for than a minute may have. */
  async countLimit() {
    const { apis } = this.#stand
    for (let turn = 0; turn < LIMIT * 1.5; turn += 1) {
      const { status } = await fetch(`http://127.0.0.1:${apis[turn % apis.length]?.port}/letters/none`, { method: 'POST' })
      if (status !== TOO_MANY) this.told.letThrough += 1
    }
  }

  async killValkey() {
    const { valkey } = this.#stand
    const at = performance.now()
    await valkey.stop()
    await setTimeout(VALKEY_AWAY_MS)
    await valkey.start()
    this.told.faults.push({ what: `${valkey.name} killed`, at, backMs: Math.round(performance.now() - at) })
  }

  /** The primary of PostgreSQL crashes, and its standby takes over; another one is made of it, and read again. */
  async failOver() {
    const { cluster, poolerUrl, apis, frontDoors } = this.#stand
    const at = performance.now()
    const makeStandby = await cluster.failOver()
    await untilTrue('PostgreSQL takes writes', () => takesWrites(poolerUrl))
    // nginx has left out APIs that failed, each for two seconds.
    for (const door of [...frontDoors, ...frontDoors, ...frontDoors]) {
      await untilTrue(`${door.plan.name} reaches an API`, async () => (await askDoor(door, '/backend/token')).includes('csrfToken'))
    }
    this.told.faults.push({
      what: 'PostgreSQL crashed, its standby took over',
      at,
      backMs: Math.round(performance.now() - at),
      isOutage: true,
    })
    await makeStandby()
    await untilTrue('APIs read the replica', async () =>
      (await Promise.all(apis.map((api) => metricOf(api, 'api_replica_used')))).every((used) => used === 1),
    )
    this.told.replicaBackMs = Math.round(performance.now() - at)
  }

  /** Reads of catalog and content since these processes have started, by the server that answered. */
  async readsBy(server: 'replica' | 'primary'): Promise<number> {
    const each = await Promise.all(this.#stand.apis.map((api) => metricOf(api, `api_replica_reads_total{server="${server}"}`)))
    return each.reduce((sum, count) => sum + count, 0)
  }

  async changePrice(roubles: number) {
    const { apisUrl, backOfficeKey, frontDoors } = this.#stand
    // Every front door has the document in its cache before.
    for (const door of [...frontDoors, ...frontDoors]) await askDoor(door, this.#piece.path)
    this.#feeds += 1
    const rows = this.#piece.skus.map((sku) => ({ sku, currency: 'RUB', initial: roubles * 100, final: roubles * 100 }))
    const body = JSON.stringify({ feedId: 'scale-test', sequence: this.#feeds, rows })
    const timestamp = String(Date.now())
    const signature = createHmac('sha256', backOfficeKey).update(['POST', feedPrices.path, timestamp, body].join('\n')).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-office-timestamp': timestamp, 'x-office-signature': signature }
    const { status } = await fetch(`${apisUrl}${feedPrices.path}`, { method: 'POST', headers, body })
    if (status !== 200) throw new Error(`The price was refused: ${status}.`)
    this.told.prices.push(await untilAll(frontDoors, this.#piece.path, (text) => text.includes(String(roubles * 100))))
  }

  async promote() {
    const { releases } = this.#stand
    const current = readCurrent(releases)
    const active = current && activeOf(current, REMOTE)?.metadata.version
    if (!active) throw new Error(`${REMOTE} is not released in ${releases}.`)
    const next = '9.9.9-scale'
    renamedCopy(path.join(releases, 'artifacts', REMOTE), active, next)
    await released(releases, () => publish(releases, REMOTE, next, REASON))
    await this.#released(next, () => promote(releases, REMOTE, next, REASON))
    return { active, next }
  }

  async rollBack({ active, next }: { active: string; next: string }) {
    await this.#released(active, () => rollback(this.#stand.releases, REMOTE, undefined, { ...REASON, from: next }))
  }

  /** From the moment that the command has ended. */
  async #released(version: string, release: () => unknown) {
    const { frontDoors, releases } = this.#stand
    await released(releases, release)
    this.told.releases.push(await untilAll(frontDoors, '/release/current', (text) => text.includes(`/${REMOTE}/${version}/`)))
  }

  /** What the logs of all processes complain of, each once, with how often. */
  complaints(): string[] {
    const { frontDoors, apis, workers } = this.#stand
    const counts = new Map<string, number>()
    for (const { plan } of [...frontDoors, ...apis, ...workers]) {
      for (const line of fs.readFileSync(path.join(plan.folder, 'log'), 'utf8').split('\n')) {
        const [, level] = /"level":"?(warn|error|fatal)/.exec(line) ?? []
        if (!level || line.includes('slow statement')) continue
        const messages = [...line.matchAll(/"(?:message|msg|fault|sentence)":"([^"]*)"/g)].map(([, text]) => text)
        const complaint = `${plan.name}, ${level}: ${messages.join(': ')}`
        counts.set(complaint, (counts.get(complaint) ?? 0) + 1)
      }
    }
    return [...counts].map(([complaint, count]) => `${complaint} (${count})`)
  }
}
