import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'

/** Lifetime of an export link. */
export const EXPORT_LINK_MINUTES = 5
export const EXPORTS_AN_HOUR = 10

export const ExportFormat = v.picklist(['json', 'pdf'])
export type ExportFormat = v.InferOutput<typeof ExportFormat>

const Value = v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(v.unknown()), v.record(v.string(), v.unknown())]))

/** Export file: sums in minor units, instants in ISO 8601, days as YYYY-MM-DD. */
export const ExportedData = v.object({
  generatedAt: v.string(),
  /** Rows by part name; empty lists for empty parts. */
  parts: v.record(v.string(), v.array(v.record(v.string(), Value))),
})
export type ExportedData = v.InferOutput<typeof ExportedData>

export const exportLink = defineEndpoint('/profile/export', {
  name: 'exportLink',
  method: 'POST',
  body: v.object({ format: ExportFormat }),
  answer: v.object({
    result: v.literal(true),
    /** Path and query in this API. */
    url: v.string(),
  }),
  about: `A link of ${EXPORT_LINK_MINUTES} minutes to everything that is kept of the shopper, as JSON or PDF. ${EXPORTS_AN_HOUR} times an hour for an account (TOO_MANY_REQUESTS). UNAUTHORIZED (401) for a guest.`,
  example: { body: { format: 'pdf' }, answer: { result: true, url: '/profile/export/pdf?link=t5x9kq.Vn0Pp3hTq1Jx0sJ8mZb2Lw' } },
})

const link = v.object({ link: v.optional(v.string()) })
const byLink =
  'by the link of exportLink, in a session of the same shopper alone. BAD_REQUEST for a wrong or old link, UNAUTHORIZED (401) for a guest.'

export const exportJson = defineEndpoint('/profile/export/json', {
  name: 'exportJson',
  method: 'GET',
  query: link,
  answer: v.instance(Uint8Array),
  type: 'application/json',
  about: `Everything that is kept of the shopper as a JSON file (ExportedData), ${byLink}`,
  example: { answer: new Uint8Array() },
})

export const exportPdf = defineEndpoint('/profile/export/pdf', {
  name: 'exportPdf',
  method: 'GET',
  query: link,
  answer: v.instance(Uint8Array),
  type: 'application/pdf',
  about: `The same as a PDF in the language of the storefront, ${byLink}`,
  example: { answer: new Uint8Array() },
})
