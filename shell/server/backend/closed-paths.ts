import type { Closable } from '../platform/config/open-paths.ts'

/** Gateway reports, if OPEN_PATHS includes payment-webhook; the API itself stays private. */
export const WEBHOOK_PATH = '/webhooks/payment'
const WEBHOOK_OF_API = '/payment/webhook'

const CLOSED: readonly [pattern: RegExp, part: Closable | null][] = [
  [/^\/back-office(\/|$)/, 'back-office'],
  [/^\/contracts(\/|$)/, 'contracts'],
  [/^\/documentation(\/|$)/, 'documentation'],
  [/^\/health(\/|$)/, 'health'],
  [/^\/metrics(\/|$)/, 'metrics'],
  [/^\/payment\/webhook(\/|$)/, null],
  // For front doors, whose key goes with every call.
  [/^\/changes(\/|$)/, null],
  // Pictures are served by the front door; index files stay private.
  [/^\/pictures(\/|$)/, null],
]

/** Decoded like in the API's router, so that `%62ack-office` matches back-office. */
function readPath(path: string): string | null {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/+/g, '/')
  } catch {
    return null
  }
}

/** True for an API path (`/back-office/orders`) closed to browsers. */
export function isClosed(path: string, open: readonly Closable[]): boolean {
  const read = readPath(path)
  if (read === null) return true
  const [, part] = CLOSED.find(([pattern]) => pattern.test(read)) ?? []
  return part !== undefined && (part === null || !open.includes(part))
}

/** API path of a URL outside /backend; null unless opened by OPEN_PATHS. */
export const openPathOf = (method: string | undefined, pathname: string, open: readonly Closable[]): string | null =>
  method === 'POST' && pathname === WEBHOOK_PATH && open.includes('payment-webhook') ? WEBHOOK_OF_API : null
