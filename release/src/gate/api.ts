import os from 'node:os'
import { offeredCalls } from '@shop/contracts/core/shapes/offered-calls'
import type { CallShape, Hashed } from '@shop/contracts/core/shapes/shape'
import { type FrontDoorReport, readFrontDoors } from '../front-doors/front-doors.ts'
import { ReleaseError } from '../record.ts'
import type { OfferedCalls } from './compare.ts'

/** Says that a release is not compared with an API. */
export const NO_API = 'none'

const LOCAL = 'http://127.0.0.1:3001'
const PATIENCE_MS = 5000

const isElsewhere = ({ host, api = '' }: FrontDoorReport) => host !== os.hostname() && /\/\/(127\.|localhost|\[::1\])/.test(api)

/**
 * Where the API answers: as said, else that of the front doors that run here, else that of this machine.
 * @throws ReleaseError for what is no address
 */
export function apiAddress(stateFolder: string, said = process.env['API_URL']): string {
  const ofDoors = readFrontDoors(stateFolder)
    .filter((door) => !isElsewhere(door))
    .flatMap(({ api }) => api ?? [])[0]
  const address = said || ofDoors || LOCAL
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new ReleaseError(`--api is "${address}", and it must be an address such as https://zlata.ru/backend, or ${NO_API}.`)
  return address.replace(/\/+$/, '')
}

/** What the API offers, or a sentence without its end about why nobody knows. */
export async function readOffered(address: string): Promise<OfferedCalls | string> {
  const init = { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(PATIENCE_MS) }
  const answer = await fetch(address + offeredCalls.path, init).catch(() => null)
  if (!answer) return `The API at ${address} does not answer`
  if (!answer.ok) return `The API at ${address} does not say what it offers (${offeredCalls.path} answers ${answer.status})`
  const body = (await answer.json().catch(() => null)) as { calls?: unknown } | null
  if (!Array.isArray(body?.calls) || !body.calls.every(isCall)) return `What answers at ${address} is no API of this shop`
  return new Map(body.calls.map(({ call, ...offered }) => [call, offered]))
}

const isCall = (call: unknown): call is { call: string } & Hashed<CallShape> => {
  const { call: id, hash, shape } = { ...(call as object) } as Record<string, unknown>
  return typeof id === 'string' && typeof hash === 'string' && typeof shape === 'object' && shape !== null && 'answer' in shape
}
