/** Non-shopper parts of the API, forwarded only if OPEN_PATHS lists them. */
export const CLOSABLE = ['back-office', 'contracts', 'documentation', 'health', 'metrics', 'payment-webhook'] as const
export type Closable = (typeof CLOSABLE)[number]

/** Parses `back-office,health`; null for an unknown word. */
export function readOpenPaths(text: string): Closable[] | null {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  const known = CLOSABLE.filter((part) => words.includes(part))
  return words.every((word) => known.some((part) => part === word)) ? known : null
}
