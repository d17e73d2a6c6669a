import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@shop/contracts/core/time/durations'

/** Purposes of signed links, by their prefix. */
const KINDS = {
  nc: 'news-confirm',
  nx: 'news-off',
  ac: 'alert-confirm',
  ax: 'alert-off',
  sc: 'search-confirm',
  sx: 'search-off',
  rx: 'review-off',
} as const
export type LinkKind = (typeof KINDS)[keyof typeof KINDS]

export interface Link {
  kind: LinkKind
  /** Id of the related row. */
  id: number
}

/** Confirmation links expire after this; unsubscribe links never do. */
const CONFIRM_DAYS = 7

/** 128 of 256 bits: short enough for one line. */
const SIGNATURE_LENGTH = 22
const signatureOf = (signed: string, key: string) =>
  createHmac('sha256', key).update(`letter:${signed}`).digest('base64url').slice(0, SIGNATURE_LENGTH)

const shortOf = (kind: LinkKind) => Object.entries(KINDS).find(([, name]) => name === kind)?.[0] ?? ''

/** `nc1k.t5x9.…`: kind and row, last day (0 for none), signature. Contains no address. */
export function linkToken({ kind, id }: Link, key: string, now: Date): string {
  const until = kind.endsWith('confirm') ? Math.floor(now.getTime() / DAY_MS) + CONFIRM_DAYS : 0
  const signed = `${shortOf(kind)}${id.toString(36)}.${until.toString(36)}`
  return `${signed}.${signatureOf(signed, key)}`
}

/** The purpose of a token; null when it is invalid or expired. */
export function readToken(token: string, key: string, now: Date): Link | null {
  const [, signed = '', short = '', id = '', until = '', signature = ''] =
    /^(([a-z]{2})([\da-z]{1,11})\.([\da-z]{1,6}))\.([\w-]{22})$/.exec(token) ?? []
  const [one, other] = [Buffer.from(signature), Buffer.from(signatureOf(signed, key))]
  if (one.length !== other.length || !timingSafeEqual(one, other)) return null
  const lastDay = Number.parseInt(until, 36)
  if (!Object.hasOwn(KINDS, short) || (lastDay > 0 && now.getTime() / DAY_MS > lastDay + 1)) return null
  return { kind: KINDS[short as keyof typeof KINDS], id: Number.parseInt(id, 36) }
}
