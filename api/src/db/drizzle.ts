import { createRequire } from 'node:module'
import type * as Main from 'drizzle-orm'
import type * as Core from 'drizzle-orm/pg-core'

/**
 * The parts of drizzle-orm that run, as its CommonJS build: of its modules there are hundreds, and Node reads the package's 180 KB of
 * `package.json` again for each, 430 ms of every start where this takes 65.
 */
const load = createRequire(import.meta.url)

export const { sql } = load('drizzle-orm') as typeof Main
export const {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  getTableConfig,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} = load('drizzle-orm/pg-core') as typeof Core
