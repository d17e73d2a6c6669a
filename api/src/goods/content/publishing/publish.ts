import type { Queryable } from '../../../platform/db/database.ts'
import { insertTogether } from '../../../platform/db/insert.ts'
import { contentVersions } from '../../../platform/db/schema/index.ts'
import { digestOf, rowOf } from '../documents/row.ts'
import type { WrittenDocument } from './judge.ts'

export interface Published {
  name: string
  version: number
  status: 'published' | 'scheduled' | 'unchanged'
  publishAt: string
  later: { version: number; publishAt: string }[]
}

interface VersionRow {
  version: number
  digest: string
  publishAt: string
}

/** Serializes publications, so that version numbers are unique. */
const LOCK = "SELECT pg_advisory_xact_lock(hashtext('content'))"
const VERSIONS = `
  SELECT version, digest, to_char(publish_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "publishAt",
    cancelled_at IS NOT NULL AS "isCancelled"
  FROM content_versions WHERE document = $1 ORDER BY publish_at DESC, version DESC`
const BODY = 'SELECT body FROM content_versions WHERE document = $1 AND version = $2'

export const lockContent = (connection: Queryable) => connection.query(LOCK)

/** The body of a version; undefined if there is no such version. */
export async function bodyOf(connection: Queryable, name: string, version: number): Promise<unknown> {
  const [row] = await connection.query<{ body: unknown }>(BODY, [name, version])
  return row?.body
}

/** Creates a version of a valid document, unless it equals the one shown at that time. */
export async function publishOne(connection: Queryable, { name, body }: WrittenDocument, at: Date, now: Date): Promise<Published> {
  const rows = await connection.query<VersionRow & { isCancelled: boolean }>(VERSIONS, [name])
  const highest = Math.max(0, ...rows.map(({ version }) => version))
  const row = rowOf(name, highest + 1, body, at)
  const publishAt = new Date(row.publish_at).toISOString()
  const valid = rows.filter(({ isCancelled }) => !isCancelled)
  const before = valid.find((one) => one.publishAt <= publishAt)
  const later = valid.filter((one) => one.publishAt > publishAt).map((one) => ({ version: one.version, publishAt: one.publishAt }))
  if (before?.digest === digestOf(body)) return { name, version: before.version, status: 'unchanged', publishAt: before.publishAt, later }
  await insertTogether(connection, [contentVersions, [{ ...row, created_at: now.toISOString() }]])
  return { name, version: row.version, status: publishAt > now.toISOString() ? 'scheduled' : 'published', publishAt, later }
}
