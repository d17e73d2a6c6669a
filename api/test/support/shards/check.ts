import { CROSSINGS } from './crossings.ts'
import { reachOf, writesOf } from './reach.ts'
import type { Sent } from './record.ts'

/** How many different statements reach what, and which rows transactions change. */
export interface ShardFigures {
  /** The day of the run that they are from. */
  on: string
  statements: { total: number; shard: Record<string, number>; reference: number; coordinator: number; crossing: number }
  /** `cart, order, reference` → how many different transactions change those. */
  transactions: Record<string, number>
}

/** One sentence for each statement that crosses shards and has no word in the list. */
export const unexplained = ({ statements }: Pick<Sent, 'statements'>): string[] =>
  [...statements].flatMap(([text, from]) => {
    const reach = reachOf(text)
    if (reach.kind !== 'crossing' || reach.name in CROSSINGS) return []
    return [
      `api/${from} sends a statement that would cross shards: name its key, or add '${reach.name}' to api/test/support/shards/crossings.ts with how it would change. It begins: ${text.replace(/\s+/g, ' ').trim().slice(0, 160)}`,
    ]
  })

/** Entries of crossings.ts that match no statement of this run. */
export function unsent({ statements }: Sent): string[] {
  const sent = new Set([...statements.keys()].map((text) => nameOf(text)))
  return Object.keys(CROSSINGS).filter((name) => !sent.has(name))
}

function nameOf(text: string) {
  const reach = reachOf(text)
  return reach.kind === 'crossing' ? reach.name : null
}

export function figuresOf({ statements, transactions }: Sent, on: string): ShardFigures {
  const reaches = [...statements.keys()].map((text) => reachOf(text)).filter(({ kind }) => kind !== 'none')
  const count = (kind: string) => reaches.filter((reach) => reach.kind === kind).length
  return {
    on,
    statements: {
      total: reaches.length,
      shard: counted(reaches.flatMap((reach) => (reach.kind === 'shard' ? reach.key : []))),
      reference: count('reference'),
      coordinator: count('coordinator'),
      crossing: count('crossing'),
    },
    transactions: counted(
      transactions.map((texts) => [...new Set(texts.flatMap(writesOf))].sort().join(', ')).filter((writes) => writes !== ''),
    ),
  }
}

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
