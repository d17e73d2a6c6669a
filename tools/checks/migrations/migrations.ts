import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../processes/state.ts'
import type { Check } from '../check.ts'
import { contractingIn } from './expanding.ts'

const FOLDER = 'api/migrations'
/** Migrations up to this one are older than the rule. */
const LAST_FREE = 28
const MARK = /^-- contracts: \S.{20,}/

/** What is wrong with a migration: it either only expands the schema, or says in its first line why nothing uses any more what it takes away. */
export function problemsOf(file: string, sql: string): string[] {
  if (Number.parseInt(file, 10) <= LAST_FREE) return []
  const contracting = contractingIn(sql)
  if (!MARK.test(sql)) {
    return contracting.map(
      (statement) =>
        `${FOLDER}/${file}: the previous release may fail on "${statement.slice(0, 120)}": stop using it in one release, and take it away in a migration of a later one whose first line is "-- contracts: why nothing uses it any more"`,
    )
  }
  return contracting.length > 0 ? [] : [`${FOLDER}/${file} takes nothing away: it needs no line "-- contracts:"`]
}

export const migrations: Check = {
  name: 'migrations that the previous release survives',
  run: async () => {
    const files = fs
      .readdirSync(path.join(ROOT, FOLDER))
      .filter((file) => file.endsWith('.sql'))
      .sort()
    return files.flatMap((file) => problemsOf(file, fs.readFileSync(path.join(ROOT, FOLDER, file), 'utf8')))
  },
}
