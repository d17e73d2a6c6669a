import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { hashed, type CallShape, type Shape, type UsedCall } from '@shop/contracts/core/shapes/shape'
import type { Artifact } from '../../src/artifact.ts'
import { promote, publish } from '../../src/actions.ts'
import type { Uses } from '../../src/gate/uses.ts'
import { NO_USES, writeBuild } from '../built.ts'

const WHY = { who: 'tester', why: 'a test' }

export const object = (properties: Record<string, Shape>): Shape => ({ type: 'object', properties, required: Object.keys(properties) })

export const call = (id: string, answer: Shape, more: Partial<CallShape> = {}): UsedCall => ({
  call: id,
  ...hashed({ csrf: false, body: null, query: null, answer, ...more }),
})

/** An API that offers these calls; `onAsked` runs before each answer. */
export async function openApi(calls: unknown, status = 200, onAsked?: () => void) {
  const server = http.createServer((request, response) => {
    const found = request.url === '/contracts'
    onAsked?.()
    response.writeHead(found ? status : 404, { 'content-type': 'application/json' }).end(JSON.stringify({ schema: 1, calls }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

interface Built extends Uses, Pick<Artifact, 'offers'> {
  /** Pages and widgets that it has: `widget/shops`. */
  has: string[]
}

/** Builds a version that uses and offers this. */
export function build(state: string, id: string, { has = [], offers, ...uses }: Partial<Built> = {}) {
  const [name = '', version = ''] = id.split('@')
  writeBuild(state, name, version, id, undefined, {
    pages: Object.fromEntries(has.map((exposed) => [exposed, []])),
    uses: { ...NO_USES, ...uses },
    ...(offers && { offers }),
  })
}

/** Builds versions and makes each active, one after another. */
export function active(state: string, ...builds: [id: string, about?: Partial<Built>][]) {
  for (const [id, about] of builds) {
    build(state, id, about)
    const [name = '', version = ''] = id.split('@')
    publish(state, name, version, WHY)
    promote(state, name, version, WHY)
  }
}
