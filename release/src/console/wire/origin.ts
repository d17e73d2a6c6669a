import type { IncomingMessage } from 'node:http'
import { Refusal } from './exchange.ts'

/** Refuses other names: DNS rebinding must reach no console. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** @param publicOrigin of a TLS proxy in front, `https://console.example` */
export const isOwnHost = (host: string, publicOrigin: string | null): boolean =>
  LOOPBACK.test(host) || (publicOrigin !== null && host === new URL(publicOrigin).host)

/** Origin of this very console, as the browser that calls names it. @throws Refusal for a call from another site */
export function ownOrigin({ headers: { origin = '', host = '' } }: IncomingMessage, publicOrigin: string | null): string {
  const isOwn = origin === publicOrigin || (LOOPBACK.test(host) && origin === `http://${host}`)
  if (!isOwn) throw new Refusal(403, 'Refused: this call comes from another site.')
  return origin
}
