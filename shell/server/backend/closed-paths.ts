/** Parts of the API that are no shopper's business. Each is forwarded only when OPEN_PATHS names it. */
export const CLOSABLE = ['back-office', 'documentation', 'health', 'metrics', 'payment-webhook'] as const
export type Closable = (typeof CLOSABLE)[number]

/** The payment gateway reports here when OPEN_PATHS names payment-webhook; the API's own address stays closed. */
export const WEBHOOK_PATH = '/webhooks/payment'
const WEBHOOK_OF_API = '/payment/webhook'

const CLOSED: readonly [pattern: RegExp, part: Closable | null][] = [
  [/^\/back-office(\/|$)/, 'back-office'],
  [/^\/documentation(\/|$)/, 'documentation'],
  [/^\/health(\/|$)/, 'health'],
  [/^\/metrics(\/|$)/, 'metrics'],
  [/^\/payment\/webhook(\/|$)/, null],
  // The front door serves pictures itself; the indexes of all pictures stay private.
  [/^\/pictures(\/|$)/, null],
]

/** Written as the API's router reads it: escapes are undone, so that `%62ack-office` is the back office too. */
function readPath(path: string): string | null {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/+/g, '/')
  } catch {
    return null
  }
}

/** True for a path of the API (`/back-office/orders`) that no browser gets through to. */
export function isClosed(path: string, open: readonly Closable[]): boolean {
  const read = readPath(path)
  if (read === null) return true
  const [, part] = CLOSED.find(([pattern]) => pattern.test(read)) ?? []
  return part !== undefined && (part === null || !open.includes(part))
}

/** Where a path outside /backend leads in the API; null for anything but an open door. */
export const doorOf = (method: string | undefined, pathname: string, open: readonly Closable[]): string | null =>
  method === 'POST' && pathname === WEBHOOK_PATH && open.includes('payment-webhook') ? WEBHOOK_OF_API : null

/** Reads `back-office,health`; null when a word is none of CLOSABLE. */
export function readOpenPaths(text: string): Closable[] | null {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  const known = CLOSABLE.filter((part) => words.includes(part))
  return words.every((word) => known.some((part) => part === word)) ? known : null
}
