import { getTableConfig } from '../../../src/platform/db/drizzle.ts'
import * as schema from '../../../src/platform/db/schema/index.ts'
import { DISTRIBUTION } from '../../../src/platform/db/schema/distribution.ts'
import { type TableUse, tableUses } from './statement.ts'

const columnsOf = new Map(
  Object.values(schema).map((table) => {
    const { name, columns } = getTableConfig(table)
    return [name, columns.map((column) => column.name)] as const
  }),
)

/** How many nodes a statement would reach on Citus, and which key leads there. */
export type Reach =
  | { kind: 'shard'; key: string }
  | { kind: 'reference' | 'coordinator' | 'none' }
  /** `name` says what it does: `read orders by phone`. */
  | { kind: 'crossing'; name: string }

export function reachOf(text: string): Reach {
  const uses = usesOf(text)
  const kinds = new Set(uses.map(({ table }) => DISTRIBUTION.get(table)?.kind))
  if (kinds.size === 0) return { kind: 'none' }
  const onShards = uses.flatMap((use) => {
    const distribution = DISTRIBUTION.get(use.table)
    return distribution?.kind === 'shards' ? [{ use, distribution, value: use.classOf(distribution.key) }] : []
  })
  const [first] = onShards
  // Citus reads tables of the coordinator and reference tables together there.
  if (!first) return { kind: kinds.has('coordinator') ? 'coordinator' : 'reference' }
  const writesElsewhere = uses.some(({ table, verb }) => verb !== 'read' && DISTRIBUTION.get(table)?.kind !== 'shards')
  const isRouted =
    onShards.every(
      ({ use: { conflict }, value, distribution: { of, key } }) =>
        value.isPinned &&
        value.name === first.value.name &&
        of === first.distribution.of &&
        (conflict.length === 0 || conflict.includes(key)),
    ) &&
    !kinds.has('coordinator') &&
    !writesElsewhere
  return isRouted ? { kind: 'shard', key: first.distribution.of } : { kind: 'crossing', name: nameOf(uses) }
}

/** Kinds of tables that a statement changes: sharded (by the name of their key), reference or coordinator. */
export const writesOf = (text: string): string[] =>
  usesOf(text).flatMap(({ table, verb }) => {
    const distribution = DISTRIBUTION.get(table)
    if (verb === 'read' || !distribution) return []
    return distribution.kind === 'shards' ? distribution.of : distribution.kind
  })

const usesOf = (text: string) => tableUses(text, columnsOf).filter(({ table }) => DISTRIBUTION.has(table))

function nameOf(uses: readonly TableUse[]): string {
  const tables = uses.filter(({ table, verb }) => verb !== 'read' || DISTRIBUTION.get(table)?.kind !== 'reference')
  const verbs = (['insert', 'update', 'delete', 'read'] as const).flatMap((verb) => {
    const names = [...new Set(tables.filter((use) => use.verb === verb).map(({ table }) => table))].sort()
    return names.length > 0 ? [`${verb} ${names.join(', ')}`] : []
  })
  const by = [...new Set(tables.flatMap((use) => use.by))].sort()
  return `${verbs.join(', ')}${by.length > 0 ? ` by ${by.join(', ')}` : ''}`
}
