import fs from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '@shop/contracts/core/endpoint'
import { readReleased, type ReleasedVersion } from '@shop/contracts/core/shapes/released'
import { callId, callShapeOf } from '@shop/contracts/core/shapes/shape'
import { lacksOfApi, type OfferedCalls } from '../../release/src/gate/compare.ts'
import { ROOT } from '../processes/state.ts'

export const RELEASED = path.join(ROOT, 'docs/released')
const CONTRACTS = path.join(ROOT, 'shared/contracts/src')

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value

const fieldsOf = ({ body }: Endpoint) => Object.keys((body as { entries?: object } | null)?.entries ?? {}).length

/** The calls that the contracts describe today. Of two contracts of one call the API implements the one that knows more of it. */
export async function callsNow(): Promise<OfferedCalls> {
  const files = fs
    .readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(path.join(CONTRACTS, file)) as Promise<object>))
  const endpoints = modules.flatMap((module) => Object.values(module).filter(isEndpoint))
  const widest = endpoints.toSorted((one, other) => fieldsOf(one) - fieldsOf(other))
  return new Map(widest.map((endpoint) => [callId(endpoint), callShapeOf(endpoint)]))
}

/** Released versions by part. */
export const releasedVersions = (): [name: string, versions: ReleasedVersion[]][] =>
  (fs.existsSync(RELEASED) ? fs.readdirSync(RELEASED) : [])
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => [path.basename(file, '.jsonl'), readReleased(fs.readFileSync(path.join(RELEASED, file), 'utf8'))])

const WAY_OUT =
  'keep both until three later versions are released (npm run released), or take it out of docs/released when nobody goes back to it'

/** Calls of released versions that the contracts have left, one sentence each. */
export const brokenFor = (name: string, versions: readonly ReleasedVersion[], now: OfferedCalls): string[] =>
  versions.flatMap(({ version, calls }) =>
    lacksOfApi(`${name} ${version}, which can be gone back to,`, calls, now, 'the API of these contracts').map(
      (lack) => `${lack}: ${WAY_OUT}`,
    ),
  )
