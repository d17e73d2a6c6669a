import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, Pool } from 'pg'

/** What a process sent to its database, each text and each transaction once. */
export interface Sent {
  /** Text → the file of the API that sent it. */
  statements: Map<string, string>
  /** Texts of each committed transaction. */
  transactions: string[][]
}

type Line = { text: string; from: string } | { transaction: string[] }

/** Frames that every statement passes. */
const PASSED = /^src\/(platform\/(db|observability|http)\/|start\.ts|app\.ts)/
/** Files that a shop's statements do not come from: tests, the demo. */
const OURS = /^src\/(?!demo\/|platform\/db\/)/

/** Appends what this process sends to a file of `folder`. Leaves out what tests, migrations and the demo send. */
export function recordStatements(folder: string) {
  const file = join(folder, `${process.pid}.jsonl`)
  const seen = new Set<string>()
  const open = new WeakMap<object, string[]>()
  const write = (line: Line) => {
    const key = JSON.stringify('text' in line ? line.text : line)
    if (seen.has(key)) return
    seen.add(key)
    appendFileSync(file, `${JSON.stringify(line)}\n`)
  }
  const note = (text: string): boolean => {
    if (seen.has(JSON.stringify(text))) return true
    const from = senderOf(new Error().stack ?? '')
    if (from !== undefined) write({ text, from })
    return from !== undefined
  }
  Error.stackTraceLimit = 40
  // A pool hands a statement to a client later, when the stack no longer tells who sent it.
  // oxlint-disable-next-line typescript/unbound-method -- called with its pool below
  const pooled = Pool.prototype.query
  Pool.prototype.query = function (this: object, ...args: unknown[]) {
    note(textOf(args))
    return (pooled as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof pooled
  // oxlint-disable-next-line typescript/unbound-method -- called with its client below
  const { query } = Client.prototype
  Client.prototype.query = function (this: object, ...args: unknown[]) {
    const text = textOf(args)
    const transaction = open.get(this)
    if (text.startsWith('BEGIN')) open.set(this, [])
    else if (text === 'COMMIT' || text === 'ROLLBACK') {
      open.delete(this)
      if (text === 'COMMIT' && transaction && transaction.length > 0) write({ transaction })
    } else if (transaction && note(text)) transaction.push(text)
    return (query as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof query
}

function textOf([asked]: unknown[]): string {
  return typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '')
}

/** The file nearest to the statement, from `src/` on; undefined when the shop did not send it. */
function senderOf(stack: string): string | undefined {
  const files = [...stack.matchAll(/\/api\/((?:src|test)\/[\w./-]+\.ts):\d+/g)].map(([, file = '']) => file)
  const sender = files.find((file) => !PASSED.test(file) && !file.startsWith('test/support/shards/'))
  return sender !== undefined && OURS.test(sender) ? sender : undefined
}

/** What all processes have recorded in `folder`. */
export function readSent(folder: string): Sent {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').slice(0, -1))
  const statements = new Map<string, string>()
  const transactions: string[][] = []
  for (const line of new Set(lines)) {
    const sent = JSON.parse(line) as Line
    if ('text' in sent) statements.set(sent.text, sent.from)
    else transactions.push(sent.transaction)
  }
  return { statements, transactions }
}
