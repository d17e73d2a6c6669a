import type { Sent } from '../network-log.ts'

export interface Waterfall {
  /** Longest initiator chain. */
  depth: number
  /** Longest chain of sequential requests, ignoring pictures except the LCP. */
  rounds: number
  /** The same up to the LCP; 1 for a text. */
  lcpRounds: number | null
}

const isOfBrowser = ({ url }: Sent) => /favicon|webmanifest/.test(url)
/** Tolerance between two browser clocks. */
const SAME_MOMENT_S = 0.002

export function waterfallOf(sent: readonly Sent[], lcpUrl: string): Waterfall {
  const own = sent.filter((request) => !isOfBrowser(request) && !request.prefetch)
  return { depth: depthOf(own), ...roundsOf(own, lcpUrl) }
}

function depthOf(sent: readonly Sent[]): number {
  const byUrl = new Map(sent.toReversed().map((request) => [request.url, request]))
  const known = new Map<Sent, number>()
  const depth = (request: Sent, above: ReadonlySet<Sent>): number => {
    const found = known.get(request)
    if (found !== undefined) return found
    if (above.has(request)) return 1
    const asker = byUrl.get(request.redirectFrom ?? request.by ?? '')
    const isRoot = request.type === 'Document' && request.redirectFrom === null
    const result = isRoot || !asker || asker === request ? (isRoot ? 1 : 2) : 1 + depth(asker, new Set(above).add(request))
    known.set(request, result)
    return result
  }
  return Math.max(0, ...sent.map((request) => depth(request, new Set())))
}

/** Initiators miss requests after an await, so request times are used. */
function roundsOf(sent: readonly Sent[], lcpUrl: string): Pick<Waterfall, 'rounds' | 'lcpRounds'> {
  const ended = sent
    .filter((request): request is Sent & { end: number } => request.end !== null && (request.kind !== 'img' || request.url === lcpUrl))
    .sort((one, other) => one.end - other.end)
  const rounds: number[] = []
  for (const [index, request] of ended.entries()) {
    const before = rounds.filter((_, earlier) => (ended[earlier]?.end ?? Infinity) <= request.start + SAME_MOMENT_S)
    rounds[index] = 1 + Math.max(0, ...before)
  }
  const lcp = ended.findIndex(({ url }) => url === lcpUrl)
  return { rounds: Math.max(0, ...rounds), lcpRounds: lcpUrl === '' ? 1 : (rounds[lcp] ?? null) }
}
