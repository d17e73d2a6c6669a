import {
  cancelContent,
  type ContentRefusal,
  type ContentVersion,
  contentVersions,
  draftContent,
  MAX_CONTENT_BODY_BYTES,
  publishContent,
} from '@shop/contracts/content/content-publishing'
import { implementSigned } from '../../../platform/signed.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { isSignedWith, type SignedCall } from '../../../platform/ports/back-office.ts'
import { PREVIEW_MS, previewToken } from '../preview/token.ts'
import type { PreviewApi } from '../published.ts'
import { validateDocuments, type WrittenDocument } from './judge.ts'
import { bodyOf, lockContent, publishOne } from './publish.ts'

const VERSIONS_SQL = `
  SELECT document AS name, version, edition, to_char(publish_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "publishAt",
    CASE WHEN cancelled_at IS NOT NULL THEN 'cancelled' WHEN publish_at > $1::timestamptz THEN 'scheduled'
      WHEN row_number() OVER (PARTITION BY document, cancelled_at IS NULL AND publish_at <= $1::timestamptz
        ORDER BY publish_at DESC, version DESC) = 1 THEN 'shown' ELSE 'earlier' END AS state
  FROM content_versions ORDER BY document, publish_at DESC, version DESC`
const CANCEL_SQL = `
  UPDATE content_versions SET cancelled_at = $3::timestamptz
  WHERE document = $1 AND version = $2 AND publish_at > $3::timestamptz AND cancelled_at IS NULL RETURNING version`
const DRAFT_SQL = 'INSERT INTO content_drafts (documents, expires_at) VALUES ($1::jsonb, $2::timestamptz) RETURNING id'
const FORGET_SQL = 'DELETE FROM content_drafts WHERE expires_at < $1::timestamptz'

type DocumentRequest = WrittenDocument | { name: string; version: number }

export interface PublishingApi extends PreviewApi {
  /** Key for publishing content; empty disables it. */
  contentKey: string
}

/** Publishing and previews, signed with a key that grants nothing else. */
export function servePublishing(api: PublishingApi) {
  const { database, clock } = api
  const options = {
    isSigned: (call: SignedCall, now: Date) => isSignedWith(api.contentKey, call, now),
    bodyLimit: MAX_CONTENT_BODY_BYTES,
  }

  implementSigned(
    api,
    publishContent,
    async ({ body: { documents, at } }) => {
      const now = clock.now()
      const wanted = at ? new Date(at) : now
      const answer = await database.transaction(async (connection) => {
        await lockContent(connection)
        const written = documents.filter((one) => 'body' in one)
        const { found, lost } = await bodiesOf(connection, documents)
        // A restored version was validated when published: a product removed since does not block it.
        const refused = [...lost, ...(await validateDocuments(connection, written))]
        if (refused.length > 0) return { result: false, documents: [], refused }
        const published = []
        for (const one of found) published.push(await publishOne(connection, one, wanted > now ? wanted : now, now))
        return { result: true, documents: published, refused }
      })
      api.published.changed(wanted)
      return answer
    },
    options,
  )
  implementSigned(
    api,
    contentVersions,
    async () => ({ result: true as const, versions: await database.query<ContentVersion>(VERSIONS_SQL, [clock.now().toISOString()]) }),
    options,
  )
  implementSigned(
    api,
    cancelContent,
    async ({ body: { name, version } }) => ({
      result: (await database.query(CANCEL_SQL, [name, version, clock.now().toISOString()])).length > 0,
    }),
    options,
  )
  implementSigned(api, draftContent, ({ body: { documents } }) => storeDraft(api, documents), options)
}

async function storeDraft({ database, clock, previewKey }: PublishingApi, documents: WrittenDocument[]) {
  const refused = await validateDocuments(database, documents)
  if (refused.length > 0 || !previewKey) return { result: false, token: null, until: null, refused }
  const now = clock.now()
  // Tokens count whole seconds.
  const until = new Date(Math.floor((now.getTime() + PREVIEW_MS) / 1000) * 1000)
  await database.query(FORGET_SQL, [now.toISOString()])
  const bodies = Object.fromEntries(documents.map(({ name, body }) => [name, body]))
  const [row] = await database.query<{ id: number }>(DRAFT_SQL, [JSON.stringify(bodies), until.toISOString()])
  return { result: true, token: previewToken({ draft: row?.id ?? 0, until }, previewKey), until: until.toISOString(), refused }
}

/** Submitted bodies, and bodies of restored versions. */
async function bodiesOf(
  connection: Queryable,
  documents: readonly DocumentRequest[],
): Promise<{ found: WrittenDocument[]; lost: ContentRefusal[] }> {
  const found: WrittenDocument[] = []
  const lost: ContentRefusal[] = []
  for (const one of documents) {
    if (!('version' in one)) found.push(one)
    else {
      const body = await bodyOf(connection, one.name, one.version)
      if (body === undefined) lost.push({ name: one.name, path: [], message: `There is no version ${one.version} of ${one.name}.` })
      else found.push({ name: one.name, body })
    }
  }
  return { found, lost }
}
