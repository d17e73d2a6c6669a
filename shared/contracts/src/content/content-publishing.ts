import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'

/** Maximum body size: all pages in both languages, several times over. */
export const MAX_CONTENT_BODY_BYTES = 1024 * 1024
/** Lifetime of a preview link. */
export const PREVIEW_HOURS = 24
export const PREVIEW_COOKIE = 'preview'

const signed =
  'Signed with CONTENT_KEY: X-OFFICE-TIMESTAMP in milliseconds and X-OFFICE-SIGNATURE, hex HMAC-SHA256 of method, path, timestamp and body, a line each; UNAUTHORIZED otherwise.'

/** `pages/about.ru`, `banners`: a file of `api/content/` without `.yaml`. */
const name = v.pipe(v.string(), v.maxLength(160), v.regex(/^[a-z\d]+(?:[-/.][a-z\d]+)*$/))
const version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))
const instant = v.pipe(v.string(), v.isoTimestamp())

/** The parsed content of the file. */
const WrittenDocument = v.object({ name, body: v.unknown() })

/** A validation error; `path` is its location in the body: `['blocks', 2, 'html']`. */
export const ContentRefusal = v.object({ name: v.string(), path: v.array(v.union([v.string(), v.number()])), message: v.string() })
export type ContentRefusal = v.InferOutput<typeof ContentRefusal>

export const CONTENT_STATES = ['shown', 'scheduled', 'earlier', 'cancelled'] as const

export const ContentVersion = v.object({
  name: v.string(),
  version: v.number(),
  /** Pages only: the displayed edition. */
  edition: v.nullable(v.number()),
  publishAt: v.string(),
  state: v.picklist(CONTENT_STATES),
})
export type ContentVersion = v.InferOutput<typeof ContentVersion>

const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1), v.maxLength(500))

export const publishContent = defineEndpoint('/back-office/content/publish', {
  name: 'publishContent',
  method: 'POST',
  body: v.object({
    documents: list(v.union([WrittenDocument, v.object({ name, version })])),
    /** When it takes effect; now if omitted or in the past. */
    at: v.nullish(instant),
  }),
  answer: v.object({
    result: v.boolean(),
    documents: v.array(
      v.object({
        name: v.string(),
        version: v.number(),
        /** unchanged: equals the version shown at that time, nothing was written. */
        status: v.picklist(['published', 'scheduled', 'unchanged']),
        publishAt: v.string(),
        /** Earlier scheduled versions that take over later, without these changes. */
        later: v.array(v.object({ version: v.number(), publishAt: v.string() })),
      }),
    ),
    refused: v.array(ContentRefusal),
  }),
  csrf: false,
  about: `New versions of documents, shown from their time on; a version number instead of a body brings an earlier one back as a new one. When one is refused, nothing is published. The same call again changes nothing. ${signed}`,
  example: {
    body: { documents: [{ name: 'texts/ru', body: { 'shell.about': 'О магазине' } }], at: '2026-12-01T07:00:00.000Z' },
    answer: {
      result: true,
      documents: [{ name: 'texts/ru', version: 2, status: 'scheduled', publishAt: '2026-12-01T07:00:00.000Z', later: [] }],
      refused: [],
    },
  },
})

export const contentVersions = defineEndpoint('/back-office/content/versions', {
  name: 'contentVersions',
  method: 'GET',
  answer: v.object({ result: v.literal(true), versions: v.array(ContentVersion) }),
  csrf: false,
  about: `Versions of every document, the newest first. ${signed}`,
  example: {
    answer: {
      result: true,
      versions: [{ name: 'pages/about.ru', version: 3, edition: 1, publishAt: '2026-11-01T00:00:00.000Z', state: 'shown' }],
    },
  },
})

export const cancelContent = defineEndpoint('/back-office/content/cancel', {
  name: 'cancelContent',
  method: 'POST',
  body: v.object({ name, version }),
  answer: v.object({ result: v.boolean() }),
  csrf: false,
  about: `Calls a version off whose time has not come; result is false for any other. ${signed}`,
  example: { body: { name: 'banners', version: 4 }, answer: { result: true } },
})

export const draftContent = defineEndpoint('/back-office/content/preview', {
  name: 'draftContent',
  method: 'POST',
  body: v.object({ documents: list(WrittenDocument) }),
  answer: v.object({
    result: v.boolean(),
    /** Value of `?preview=` for any page; null when something was refused. */
    token: v.nullable(v.string()),
    until: v.nullable(v.string()),
    refused: v.array(ContentRefusal),
  }),
  csrf: false,
  about: `Keeps documents as a draft for ${PREVIEW_HOURS} hours; only who has the token sees them. ${signed}`,
  example: {
    body: { documents: [{ name: 'texts/ru', body: { 'shell.about': 'О магазине' } }] },
    answer: { result: true, token: '7.t5x9ab.signature-of-it', until: '2026-11-25T09:00:00.000Z', refused: [] },
  },
})

export const contentPreview = defineEndpoint('/content-preview/{token}', {
  name: 'contentPreview',
  method: 'GET',
  answer: v.object({ until: v.string() }),
  about: 'Until when a preview shows its draft: the token goes into the cookie `preview`. Unknown or over: PREVIEW_OVER.',
  example: { answer: { until: '2026-11-25T09:00:00.000Z' } },
})
