import fs from 'node:fs'
import path from 'node:path'
import { getTableConfig } from '../../api/src/platform/db/drizzle.ts'
import { DISTRIBUTION } from '../../api/src/platform/db/schema/distribution.ts'
import * as schema from '../../api/src/platform/db/schema/index.ts'
import { CHANGES, CROSSINGS, UNIQUE } from '../../api/test/support/shards/crossings.ts'
import type { ShardFigures } from '../../api/test/support/shards/check.ts'
import { ROOT } from '../processes/state.ts'
import { code, madeFrom, markdownTable } from './markdown.ts'

const WHEN = { call: 'call', work: 'periodic work', office: 'back office' }

/** docs/shards.md: which statements of the API would reach several nodes of Citus. */
export function shardsPage(): string {
  const figures = JSON.parse(fs.readFileSync(path.join(ROOT, 'api/test/support/shards/figures.json'), 'utf8')) as ShardFigures
  const { total, shard, reference, coordinator, crossing } = figures.statements
  const routed = Object.values(shard).reduce((sum, count) => sum + count, 0)
  return [
    madeFrom('api/src/platform/db/schema/distribution.ts and api/test/support/shards/'),
    '# The database on many machines',
    'What would become of each statement of the API on [Citus](https://www.citusdata.com), where rows are spread over machines by a key. **Citus was never run with this shop**: Debian and npm do not have it. Statements are read by PostgreSQL’s own parser, and judged by the rule of Citus: a statement goes to one shard when every sharded table in it is compared with the same known value of its key. What this means for machines is told in [several machines](machines.md#citus).',
    `## Figures\nDifferent statements that the tests of the API sent on ${figures.on}; migrations and the demo are left out.`,
    markdownTable(
      ['reach', 'statements'],
      [
        [
          'one shard',
          `${routed}: ${Object.entries(shard)
            .map(([of, count]) => `${count} by ${of}`)
            .join(', ')}`,
        ],
        ['tables that every node has', String(reference)],
        ['the coordinator alone', String(coordinator)],
        ['several shards, or a shard and the coordinator', String(crossing)],
        ['all', String(total)],
      ],
    ),
    'A transaction may write to several nodes though each of its statements reaches one: Citus then commits in two phases. Two bags or two accounts in one transaction are counted as one here.',
    markdownTable(
      ['a transaction changes rows of', 'different ones'],
      Object.entries(figures.transactions)
        .sort(([, one], [, other]) => other - one)
        .map(([writes, count]) => [writes, String(count)]),
    ),
    '## Where tables would be',
    markdownTable(
      ['', 'tables'],
      [
        ...Map.groupBy([...DISTRIBUTION], ([, one]) =>
          one.kind === 'shards' ? `shards by ${one.of}` : one.kind === 'reference' ? 'every node' : 'coordinator',
        ),
      ].map(([where, tables]) => [
        where,
        tables
          .map(([table, one]) => (one.kind === 'shards' ? `${table}.${one.key}` : table))
          .map(code)
          .join(', '),
      ]),
    ),
    '## Statements that cross\nNamed by what they do to which tables, and the columns that are compared with a parameter. One that is not here fails the tests.',
    ...(Object.keys(CHANGES) as (keyof typeof CHANGES)[]).flatMap((change) => {
      const rows = Object.entries(CROSSINGS).filter(([, [, of]]) => of === change)
      return [
        `### ${change} (${rows.length})\n${CHANGES[change]}.`,
        markdownTable(
          ['for', 'when', 'statement'],
          rows.map(([name, [when, , purpose]]) => [purpose, WHEN[when], code(name)]),
        ),
      ]
    }),
    '## What is unique\nA unique index of a sharded table must contain its key. An `id` that is no key becomes `(key, id)`: it is drawn by a sequence, or random. These need more:',
    markdownTable(
      ['column', 'instead'],
      uniqueElsewhere().map((name) => [code(name), instead(name)]),
    ),
    REST,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

function instead(name: string): string {
  const text = UNIQUE[name]
  if (text === undefined)
    throw new Error(
      `${name} is unique and not the key of its shards: say in UNIQUE of api/test/support/shards/crossings.ts what keeps it so.`,
    )
  return text
}

/** Unique columns of sharded tables, other than ids, without the key. */
function uniqueElsewhere(): string[] {
  return Object.values(schema).flatMap((table) => {
    const { name, columns, primaryKeys, indexes } = getTableConfig(table)
    const distribution = DISTRIBUTION.get(name)
    if (distribution?.kind !== 'shards') return []
    const unique = [
      ...columns.filter((column) => column.isUnique || column.primary).map((column) => [column.name]),
      ...primaryKeys.map((key) => key.columns.map((column) => column.name)),
      ...indexes
        .filter(({ config }) => config.unique)
        .map(({ config }) => config.columns.map((column) => ('name' in column ? String(column.name) : '?'))),
    ]
    return unique
      .filter((names) => !names.includes(distribution.key) && names.join() !== 'id')
      .map((names) => `${name}.${names.join(', ')}`)
  })
}

const REST = `## What else would change
- **Stock** is a table of every node, so that a bag can be read on its shard. Each order then locks and writes its rows on all nodes, in two phases: orders of one piece wait for each other, as today, and orders of different pieces become slower with each node. Where that is too slow, stock is sharded by SKU, and placing an order becomes a reservation there and an order on its own shard, with a message that gives back what was not ordered.
- **Promo codes, certificates and deposits** are likewise: their balance is one row, locked on every node while it is spent.
- **Transactions over several shards** commit in two phases and are not one snapshot: a reader may see the order before the bonuses are taken. A node that is lost in between leaves prepared transactions, which Citus ends by itself.
- **Locks** are taken in the order user, bag, rows by id. Between nodes there is no such order for tables of every node and shards together; Citus finds deadlocks and ends one of them, and that call is answered 503, as today.
- **Sequences**: identities of sharded tables are drawn by the coordinator; \`nextval\` of orders is asked before the rows are written, and has to be a statement of its own. Numbers of different nodes are unique and not in order: what sorts by \`id\` for the newest first has to sort by time.
- **Foreign keys**: the schema has none.
- **Advisory lock**: publishing takes one (\`pg_advisory_xact_lock\`). It holds on the node where it is taken, so publishing goes through the coordinator.
- **NOTIFY** is heard on its node only. The triggers that announce changes of products, prices and stock are refused by Citus on tables of every node and on shards, unless it is told to allow them: the API has to write \`catalogue_changes\` and notify on the coordinator itself, in the same transaction.
- **SKIP LOCKED** of the outbox and of periodic work reaches one shard at a time: a worker goes through them in turn.
- **One step of migration** changes all shards in one transaction; \`CREATE INDEX CONCURRENTLY\` works on each.`
