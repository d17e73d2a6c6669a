import { createHash, createHmac, randomBytes } from 'node:crypto'
import { bareCode, PUBLIC_CODE_LENGTH, spokenCode, TRANSFER_CODE_LENGTH } from '@shop/contracts/account/passports'
import * as v from 'valibot'
import { SIGNS } from '../../platform/short-code.ts'

export const CodeKind = v.picklist(['transfer', 'public'])
export type CodeKind = v.InferOutput<typeof CodeKind>

const LENGTHS: Record<CodeKind, number> = { transfer: TRANSFER_CODE_LENGTH, public: PUBLIC_CODE_LENGTH }

const signsOf = (key: string, kind: CodeKind, seed: string) =>
  Array.from(createHmac('sha256', key).update(`passport-${kind}:${seed}`).digest().subarray(0, LENGTHS[kind]), (byte) =>
    SIGNS.charAt(byte % SIGNS.length),
  ).join('')

/** The code of a seed, in groups of four. */
export const codeOf = (key: string, kind: CodeKind, seed: string) => spokenCode(signsOf(key, kind, seed))

/** Lookup hash of a code, however it was typed. */
export const hashOf = (kind: CodeKind, code: string) =>
  createHash('sha256')
    .update(`${kind}:${bareCode(code)}`)
    .digest('base64url')

export function newCode(key: string, kind: CodeKind): { seed: string; hash: string } {
  const seed = randomBytes(16).toString('base64url')
  return { seed, hash: hashOf(kind, signsOf(key, kind, seed)) }
}
