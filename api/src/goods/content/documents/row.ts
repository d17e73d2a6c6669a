import { createHash } from 'node:crypto'
import type { InferInsertModel } from 'drizzle-orm'
import { SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import type { contentVersions } from '../../../platform/db/schema/index.ts'
import { kindOf, type WrittenPage } from './documents.ts'

type Row = InferInsertModel<typeof contentVersions>

/** Independent of the order of keys. */
export const digestOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(body, (_, value: unknown) => (isGroup(value) ? Object.fromEntries(Object.entries(value).sort()) : value)))
    .digest('hex')

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Start of a day in the shop's time zone. */
const startOf = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) - SHOP_UTC_OFFSET_HOURS * 60 * 60 * 1000)

/** A document version as a table row. It is not shown before the page's first day. */
export function rowOf(document: string, version: number, body: unknown, publishAt: Date): Omit<Row, 'created_at' | 'cancelled_at'> {
  const kind = kindOf(document)
  if (!kind) throw new Error(`There is no document of the name ${document}.`)
  const page = kind.kind === 'page' ? (body as WrittenPage) : null
  const first = page ? startOf(page.date) : publishAt
  return {
    document,
    version,
    body,
    digest: digestOf(body),
    publish_at: (first > publishAt ? first : publishAt).toISOString() as never,
    paths: page?.paths ?? [],
    storefront: page?.storefront ?? 'every',
    locale: kind.locale,
    edition: page?.version ?? null,
    effective_on: page?.date ?? null,
  }
}
