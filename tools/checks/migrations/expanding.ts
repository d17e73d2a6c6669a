const NAME = String.raw`(?:public\.)?"?(\w+)"?`
const TABLE = new RegExp(String.raw`^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?${NAME}`, 'i')
const ALTER = new RegExp(String.raw`^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?${NAME} ([^]*)$`, 'i')
const INDEX = new RegExp(String.raw`^CREATE (UNIQUE )?INDEX (?:IF NOT EXISTS )?${NAME} ON (?:ONLY )?${NAME}([^]*)$`, 'i')
const UPDATE = new RegExp(String.raw`^UPDATE (?:ONLY )?${NAME}(?: (?:AS )?"?\w+"?)? SET ([^]*)$`, 'i')
const COLUMN = /^ADD COLUMN (?:IF NOT EXISTS )?"?(\w+)"?([^]*)$/i

/** What breaks nobody who does not know of it. */
const HARMLESS =
  /^(INSERT INTO|COMMENT ON|CREATE (EXTENSION|FUNCTION|SEQUENCE|SCHEMA|TRIGGER|TYPE|VIEW|STATISTICS)|ALTER SEQUENCE|ANALYZE) ?/i
/** Looser columns: the previous release writes what it wrote before. */
const LOOSER = /^ALTER COLUMN "?\w+"? (DROP NOT NULL|SET DEFAULT\b[^]*|SET STATISTICS \d+)$/i

/** Without comments, on one line. */
const plain = (statement: string) =>
  statement
    .replace(/--[^\n]*/g, ' ')
    .replace(/\/\*[^]*?\*\//g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/;\s*$/, '')
    .trim()

/** Parts between the commas that are in no brackets and no quotes. */
function partsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const token of text.match(/'(?:[^']|'')*'|[(),]|[^'(),]+/g) ?? []) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (token === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts.map((part) => part.trim())
}

/** The assignments of UPDATE … SET, without what follows them. */
const assignedIn = (text: string) => partsOf(text.split(/ (?:FROM|WHERE) /i)[0] ?? '').map((part) => /^"?(\w+)"?\s*=/.exec(part)?.[1])

/**
 * Statements of a migration that the previous release may not survive, as they stand in the file. Only known harmless kinds pass: new
 * tables, columns that may be left out, indexes, rows; and anything on what the same file creates.
 */
export function contractingIn(sql: string): string[] {
  const tables = new Set<string>()
  /** Columns of this file, by table; true where the previous release leaves them empty. */
  const columns = new Map<string, boolean>()

  const isExpanding = (statement: string): boolean => {
    const [, created] = TABLE.exec(statement) ?? []
    if (created) return Boolean(tables.add(created))

    const [, altered = '', actions = ''] = ALTER.exec(statement) ?? []
    if (altered) return tables.has(altered) || partsOf(actions).every((action) => isExpandingAction(altered, action))

    const [index, unique, , indexed = '', rest = ''] = INDEX.exec(statement) ?? []
    // A unique index refuses rows that the previous release writes, unless it leaves one of the columns empty.
    if (index) return !unique || tables.has(indexed) || [...rest.matchAll(/"(\w+)"/g)].some(([, name]) => columns.get(`${indexed}.${name}`))

    const [, updated = '', assignments = ''] = UPDATE.exec(statement) ?? []
    if (updated) return tables.has(updated) || assignedIn(assignments).every((name) => columns.has(`${updated}.${name}`))

    return HARMLESS.test(statement)
  }

  const isExpandingAction = (table: string, action: string): boolean => {
    const [, column, definition = ''] = COLUMN.exec(action) ?? []
    if (!column) return LOOSER.test(action)
    const hasDefault = /\b(DEFAULT|GENERATED)\b/i.test(definition)
    columns.set(`${table}.${column}`, !hasDefault)
    return hasDefault ? !/\b(UNIQUE|REFERENCES|CHECK)\b/i.test(definition) : !/\b(NOT NULL|PRIMARY KEY)\b/i.test(definition)
  }

  return sql
    .split('--> statement-breakpoint')
    .map(plain)
    .filter((statement) => statement !== '' && !isExpanding(statement))
}
