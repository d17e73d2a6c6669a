import http from 'node:http'
import autocannon from 'autocannon'
import { UserError } from '../print/steps.ts'
import type { Bench, Usage } from './stand.ts'

const HOST = 'shop.com.localhost'
const HEADERS = { host: HOST, 'accept-encoding': 'br' }
/** Samples per round, so that the median excludes just-rendered pages. */
const ROUNDS = 10
const CONNECTIONS = 4

export type Addresses = Record<'home' | 'listing' | 'product', string>

/** Cost of cached pages. */
export interface Cached {
  documents: number
  /** Documents per second of the main thread. */
  perCore: number
  /** CPU time of the whole process per document, milliseconds. */
  cpuMs: number
  before: Usage
  after: Usage
}

/** Cost of uncached pages: CPU time of the whole process, milliseconds. */
export type Cold = Record<keyof Addresses, number>

interface Answer {
  status: number
  text: string
}

function ask(port: number, path: string, headers: Record<string, string> = HEADERS): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = http.get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
    })
    asked.on('error', reject)
  })
}

const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** Home, the listing, and the product of its first card. */
export async function addressesOf({ port }: Bench): Promise<Addresses> {
  const { text } = await ask(port, '/catalog', { host: HOST })
  const card = text.slice(text.indexOf('data-testid="product-card"'))
  const product = /href="(\/catalog\/[^"/?]+\/[^"/?]+)"/.exec(card)?.[1]
  if (!product) throw new UserError('The listing of the shop shows no product: there is nothing to measure.')
  return { home: '/', listing: '/catalog', product }
}

/** Requests uncached URLs one at a time. @throws UserError when one is not rendered */
export async function measureCold(bench: Bench, addresses: Addresses, pages: number): Promise<Cold> {
  let asked = 0
  const cost = async (address: string): Promise<number> => {
    const each: number[] = []
    for (let page = 0; page < pages; page += 1) {
      const before = await bench.usage()
      asked += 1
      const { status } = await ask(bench.port, `${address}?bench=${asked}`)
      if (status !== 200) throw new UserError(`${address} was answered with ${status}.`)
      each.push((await bench.usage()).cpuMs - before.cpuMs)
    }
    return median(each)
  }
  const all = async () => ({
    home: await cost(addresses.home),
    listing: await cost(addresses.listing),
    product: await cost(addresses.product),
  })
  // The first renders compile code.
  await all()
  return all()
}

/** Requests three pages in turn: medians of rounds. */
export async function measureCached(bench: Bench, addresses: Addresses, documents: number): Promise<Cached> {
  const amount = Math.ceil(documents / ROUNDS)
  const round = async () => {
    const began = await bench.usage()
    await fire(bench, Object.values(addresses), amount)
    const ended = await bench.usage()
    return { cpuMs: (ended.cpuMs - began.cpuMs) / amount, mainThreadMs: (ended.mainThreadMs - began.mainThreadMs) / amount }
  }
  for (const address of Object.values(addresses)) await ask(bench.port, address)
  await round()
  const atRest = () => {
    bench.collectGarbage()
    return bench.usage()
  }
  const before = await atRest()
  const rounds: Awaited<ReturnType<typeof round>>[] = []
  for (let count = 0; count < ROUNDS; count += 1) rounds.push(await round())
  return {
    documents: amount * ROUNDS,
    perCore: 1000 / median(rounds.map(({ mainThreadMs }) => mainThreadMs)),
    cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
    before,
    after: await atRest(),
  }
}

async function fire({ port }: Bench, paths: readonly string[], amount: number): Promise<void> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    amount,
    headers: HEADERS,
    requests: paths.map((path) => ({ path })),
  })
  const failed = result.errors + result.non2xx
  if (failed > 0) throw new UserError(`${failed} of ${amount} documents were not answered with 200.`)
}
