import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

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
  Error.stackTraceLimit = 40
  const { query } = Client.prototype
  const recorded = function (this: object, ...args: unknown[]) {
    const [asked] = args as [string | { text?: string }]
    const text = typeof asked === 'string' ? asked : asked.text
    if (text !== undefined) {
      if (text.startsWith('BEGIN')) open.set(this, [])
      else if (text === 'COMMIT' || text === 'ROLLBACK') {
        const transaction = open.get(this) ?? []
        open.delete(this)
        if (text === 'COMMIT' && transaction.length > 0) write({ transaction })
      } else if (seen.has(JSON.stringify(text))) open.get(this)?.push(text)
      else {
        const from = senderOf(new Error().stack ?? '')
        if (from) {
          open.get(this)?.push(text)
          write({ text, from })
        }
      }
    }
    return (query as (...all: unknown[]) => unknown).apply(this, args)
  }
  Client.prototype.query = recorded as typeof query
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
