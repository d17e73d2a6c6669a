import { createHmac, timingSafeEqual } from 'node:crypto'
import { PREVIEW_HOURS } from '@shop/contracts/content/content-publishing'
import { SECOND_MS } from '@shop/contracts/core/time/durations'

export const PREVIEW_MS = PREVIEW_HOURS * 60 * 60 * SECOND_MS

const signatureOf = (signed: string, key: string) => createHmac('sha256', key).update(`preview:${signed}`).digest('base64url')

export interface Preview {
  draft: number
  until: Date
}

/** `7.t5x9ab.…`: draft number, expiry second, signature. */
export function previewToken({ draft, until }: Preview, key: string): string {
  const signed = `${draft.toString(36)}.${Math.floor(until.getTime() / SECOND_MS).toString(36)}`
  return `${signed}.${signatureOf(signed, key)}`
}

/** The draft of a token; null when it is unsigned or expired, and always null without a key. */
export function readPreviewToken(token: string, key: string, now: Date): Preview | null {
  const [, signed = '', draft = '', seconds = '', signature = ''] = /^(([\da-z]{1,11})\.([\da-z]{1,8}))\.([\w-]{43})$/.exec(token) ?? []
  const [one, other] = [Buffer.from(signature), Buffer.from(signatureOf(signed, key))]
  if (!key || one.length !== other.length || !timingSafeEqual(one, other)) return null
  const until = new Date(Number.parseInt(seconds, 36) * SECOND_MS)
  return until > now ? { draft: Number.parseInt(draft, 36), until } : null
}
