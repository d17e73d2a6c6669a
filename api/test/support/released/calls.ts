import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readReleased } from '@shop/contracts/core/shapes/released'
import type { CallShape, UsedCall } from '@shop/contracts/core/shapes/shape'
import type { Answer } from '../people/shopper.ts'
import { faultOf } from './fits.ts'

const FOLDER = join(__dirname, '../../../../docs/released')

/** A call in one shape, and every released version that makes it so. */
export interface KeptCall extends UsedCall {
  /** `mfe-catalog 1.2.0` */
  versions: string[]
}

/** What the released versions of all parts call: the same call in the same shape once. */
export function keptCalls(): KeptCall[] {
  const found = new Map<string, KeptCall>()
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'))) {
    for (const { version, calls } of readReleased(readFileSync(join(FOLDER, file), 'utf8'))) {
      for (const used of calls) {
        const id = `${used.call} ${used.hash}`
        const kept = found.get(id) ?? { ...used, versions: [] }
        kept.versions.push(`${basename(file, '.jsonl')} ${version}`)
        found.set(id, kept)
      }
    }
  }
  return [...found.values()]
}

const codeOf = (body: unknown) => {
  const { code, errors, error } = (body ?? {}) as { code?: unknown; errors?: unknown; error?: unknown }
  return [code ?? error, errors && JSON.stringify(errors)].filter(Boolean).join(' ')
}

/** Why a version that was built for a shape cannot go on with an answer, in words; null where it can. */
export function whyNot(
  { type, answer }: Pick<CallShape, 'type' | 'answer'>,
  { status, headers, body }: Answer,
  isDeclined = false,
): string | null {
  if (status !== 200) return `it is refused with ${status} ${codeOf(body)}`
  const given = headers.get('content-type') ?? ''
  if (type !== undefined) return given.startsWith(type) ? null : `its answer is ${given} and not ${type}`
  const fault = faultOf(body, answer)
  if (fault) return `in its answer ${fault.at ? `\`${fault.at}\`` : 'it'} ${fault.why}`
  return !isDeclined && (body as { result?: unknown } | null)?.result === false
    ? `it is answered that nothing was done: ${codeOf(body)}`
    : null
}

/** One sentence: which versions can no longer work, with which call, and why. */
export const broken = ({ versions, call }: Pick<KeptCall, 'versions' | 'call'>, why: string) =>
  `${versions.join(', ')}, which can be gone back to, cannot go on after ${call}: ${why}`
