import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import http from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { feedPrices } from '@shop/contracts/services/back-office/goods'
import { promote, publish, rollback } from '../../release/src/actions.ts'
import { activeOf } from '../../release/src/record.ts'
import { readCurrent } from '../../release/src/store.ts'
import { renamedCopy } from './renamed-copy.ts'
import type { Part } from './part.ts'
import type { Stand } from './stand.ts'

const HOST = 'shop.ru.localhost'
const LOOK_MS = 10
const MOST_MS = 20_000
const REMOTE = 'mfe-landings'
const REASON = { who: 'scale-test', why: 'the scale test' }

export interface Fault {
  what: string
  at: number
  /** Until it answered again. */
  backMs: number
}

export interface ShoppersTold {
  faults: Fault[]
  /** Milliseconds until every front door showed it. */
  prices: number[]
  releases: number[]
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

export class Story {
  readonly #stand: Stand
  readonly #piece: Piece
  readonly told: ShoppersTold = { faults: [], prices: [], releases: [] }
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
    publish(releases, REMOTE, next, REASON)
    await this.#released(next, () => promote(releases, REMOTE, next, REASON))
    return { active, next }
  }

  async rollBack({ active, next }: { active: string; next: string }) {
    await this.#released(active, () => rollback(this.#stand.releases, REMOTE, undefined, { ...REASON, from: next }))
  }

  async #released(version: string, release: () => unknown) {
    const { frontDoors } = this.#stand
    const waiting = untilAll(frontDoors, '/release/current', (text) => text.includes(`/${REMOTE}/${version}/`))
    release()
    this.told.releases.push(await waiting)
  }

  /** Lines of level error in the logs of all processes. */
  errors(): string[] {
    const { frontDoors, apis, workers } = this.#stand
    return [...frontDoors, ...apis, ...workers].flatMap(({ plan }) =>
      fs
        .readFileSync(path.join(plan.folder, 'log'), 'utf8')
        .split('\n')
        .filter((line) => /"level":(50|60|"error"|"fatal")/.test(line))
        .map((line) => `${plan.name}: ${line.slice(0, 300)}`),
    )
  }
}
