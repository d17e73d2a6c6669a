import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Database } from '../../../platform/db/database.ts'
import type { StoredColumns } from './columns.ts'

/** What an API keeps for those that start after it. */
export interface Stored {
  columns: StoredColumns
  /** Of the search, for these columns. */
  words: unknown
}

/** Like `api.log`. */
export interface WarningLog {
  warn: (about: object, text: string) => void
}

const [pack, unpack] = [promisify(zlib.gzip), promisify(zlib.gunzip)]
/** A row is one message of the database. */
const PART_BYTES = 4 * 1024 * 1024

const READ = `
  SELECT content FROM catalogue_snapshots WHERE format = $1 AND made_at > now() - interval '1 day' ORDER BY part`
/** One API keeps it; the others see that it is fresh. */
const IS_DUE = `
  SELECT pg_try_advisory_xact_lock(hashtext('catalogue_snapshots'))
    AND NOT EXISTS (SELECT FROM catalogue_snapshots WHERE format = $1 AND made_at > now() - interval '30 minutes') AS due`
const FORGET = "DELETE FROM catalogue_snapshots WHERE format = $1 OR made_at < now() - interval '1 day'"
const KEEP = 'INSERT INTO catalogue_snapshots (format, part, horizon, content) VALUES ($1, $2, $3, $4)'

/** The catalog index, kept in the database: in a large shop an API that starts reads it in place of every piece. */
export class StoredIndex {
  readonly #database: Database
  readonly #log: WarningLog
  readonly #format: string

  /** `brand` is part of what is found. */
  constructor(database: Database, log: WarningLog, brand: string) {
    this.#database = database
    this.#log = log
    this.#format = formatOf(brand)
  }

  /** Null where there is none that this code could have made. [machines.index-kept] */
  async read(): Promise<Stored | null> {
    try {
      const rows = await this.#database.query<{ content: Buffer }>(READ, [this.#format])
      if (rows.length === 0) return null
      return deserialize(await unpack(Buffer.concat(rows.map(({ content }) => content)))) as Stored
    } catch (error) {
      this.#log.warn({ err: error }, 'the kept catalogue cannot be read')
      return null
    }
  }

  /** Where the kept one is older than half an hour. */
  async keep(stored: () => Stored): Promise<void> {
    try {
      await this.#database.transaction(async (connection) => {
        const [row] = await connection.query<{ due: boolean }>(IS_DUE, [this.#format])
        if (!row?.due) return
        const now = stored()
        const content = await pack(serialize(now), { level: 1 })
        await connection.query(FORGET, [this.#format])
        for (let part = 0; part * PART_BYTES < content.length; part += 1) {
          const bytes = content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
          await connection.query(KEEP, [this.#format, part, now.columns.horizon, bytes])
        }
      })
    } catch (error) {
      this.#log.warn({ err: error }, 'the catalogue was not kept')
    }
  }
}

/** Changes with the code that makes the index, its Node and the brand: what other code has made is not read. */
function formatOf(brand: string): string {
  const folder = path.dirname(import.meta.dirname)
  const hash = createHash('sha256').update(`${process.versions.v8} ${brand}`)
  for (const name of ['index', 'search'])
    for (const file of fs.readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' }).toSorted())
      if (file.endsWith('.ts')) hash.update(fs.readFileSync(path.join(folder, name, file)))
  return hash.digest('hex')
}
