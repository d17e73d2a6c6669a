import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { SECOND_MS } from '@shop/contracts/core/time/durations'

/** A link opens the override, a cookie carries it; so with those of colleagues. None is taken for another. */
export type TokenKind = 'link' | 'cookie' | 'staff link' | 'staff cookie'

export interface Override {
  /** Version by name. */
  versions: Record<string, string>
  until: Date
}

export const overrideKeyFile = (stateFolder: string) => path.join(stateFolder, 'keys/override.key')
export const OVERRIDE_KEY_BYTES = 32

function readKey(stateFolder: string): Buffer | null {
  try {
    return fs.readFileSync(overrideKeyFile(stateFolder))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Made by the first who needs it, as a finished file: front doors that share the folder read one key. */
function keyOf(stateFolder: string): Buffer {
  const known = readKey(stateFolder)
  if (known) return known
  const file = overrideKeyFile(stateFolder)
  const draft = `${file}.${process.pid}`
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(draft, randomBytes(OVERRIDE_KEY_BYTES), { mode: 0o600 })
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
  return fs.readFileSync(file)
}

const signatureOf = (kind: TokenKind, payload: string, key: Buffer) =>
  createHmac('sha256', key).update(`override ${kind}:${payload}`).digest('base64url')

/** `eyJ2…Q.…`: versions and expiry, signature. */
export function overrideToken(stateFolder: string, kind: TokenKind, { versions, until }: Override): string {
  const payload = Buffer.from(JSON.stringify({ versions, until: Math.floor(until.getTime() / SECOND_MS) })).toString('base64url')
  return `${payload}.${signatureOf(kind, payload, keyOf(stateFolder))}`
}

const TOKEN = /^([\w-]{10,1500})\.([\w-]{43})$/

/** Null for a token that was not signed here, or is of the other kind; an expired one is told by its `until`. */
export function readOverrideToken(stateFolder: string, kind: TokenKind, token: string): Override | null {
  const [, payload = '', signature = ''] = TOKEN.exec(token) ?? []
  const key = payload && readKey(stateFolder)
  if (!key) return null
  const [one, other] = [Buffer.from(signature), Buffer.from(signatureOf(kind, payload, key))]
  if (one.length !== other.length || !timingSafeEqual(one, other)) return null
  const { versions, until } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    versions: Record<string, string>
    until: number
  }
  return { versions, until: new Date(until * SECOND_MS) }
}
