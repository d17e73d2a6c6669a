import { CONTENT_WIDGETS } from '@shop/contracts/content/content'
import { Currency, Minor } from '@shop/contracts/core/money'
import { ShopService } from '@shop/contracts/places/shops'
import * as v from 'valibot'
import { landingPictures, STORED_LANDING_BLOCKS } from './landing-blocks.ts'

const text = v.string()
/** Anchor for the table of contents, unique on its page. */
const head = { id: v.pipe(text, v.regex(/^[\w-]+$/)), title: text }

const StoredService = v.object({
  key: text,
  name: text,
  html: text,
  minutes: v.nullable(v.number()),
  /** Null: free of charge. */
  prices: v.nullable(v.record(Currency, Minor)),
})

const StoredStream = v.object({
  key: text,
  title: text,
  html: text,
  /** ISO 8601; null for a permanent one. */
  startsAt: v.nullable(text),
  minutes: v.number(),
  picture: v.nullable(text),
  /** Slug of the product whose video is shown. */
  clip: v.optional(v.nullable(text), null),
  slugs: v.array(text),
})

/** A stored block: pictures by key, products by slug, raw HTML. */
export const StoredBlock = v.variant('kind', [
  v.object({ kind: v.literal('text'), ...head, html: text }),
  v.object({ kind: v.literal('steps'), ...head, steps: v.array(v.object({ title: text, html: text })) }),
  v.object({ kind: v.literal('questions'), ...head, questions: v.array(v.object({ question: text, html: text })) }),
  v.object({ kind: v.literal('services'), ...head, services: v.array(StoredService) }),
  v.object({
    kind: v.literal('gallery'),
    ...head,
    pictures: v.array(v.object({ picture: text, title: text, url: v.nullable(text) })),
  }),
  v.object({ kind: v.literal('streams'), ...head, streams: v.array(StoredStream) }),
  v.object({ kind: v.literal('products'), ...head, slugs: v.array(text) }),
  v.object({ kind: v.literal('picture'), ...head, picture: text, alt: text, caption: v.optional(text, '') }),
  v.object({ kind: v.literal('table'), ...head, columns: v.array(text), rows: v.array(v.array(text)), note: v.optional(text, '') }),
  v.object({ kind: v.literal('quote'), ...head, text, source: text }),
  v.object({ kind: v.literal('action'), ...head, html: text, label: text, url: text }),
  v.object({ kind: v.literal('shops'), ...head, service: v.optional(v.nullable(ShopService), null) }),
  v.object({
    kind: v.literal('form'),
    ...head,
    html: v.optional(text, ''),
    widget: v.picklist(CONTENT_WIDGETS),
    props: v.optional(v.record(text, text), {}),
  }),
  ...STORED_LANDING_BLOCKS,
])
export type StoredBlock = v.InferOutput<typeof StoredBlock>
/** Input type: fields with defaults are optional. */
export type WrittenBlock = v.InferInput<typeof StoredBlock>

export interface ShownIn {
  /** Picture keys. */
  pictures: string[]
  /** Product slugs. */
  slugs: string[]
  /** Slugs of products whose videos are shown. */
  clips: string[]
  promocodes: string[]
}

export function shownIn(block: StoredBlock): ShownIn {
  const nothing: ShownIn = { pictures: [], slugs: [], clips: [], promocodes: [] }
  if (block.kind === 'countdown' || block.kind === 'promocode') return { ...nothing, promocodes: [block.code] }
  if (block.kind === 'hero' || block.kind === 'story') return { ...nothing, pictures: landingPictures(block) }
  if (block.kind === 'picture') return { ...nothing, pictures: [block.picture] }
  if (block.kind === 'gallery') return { ...nothing, pictures: block.pictures.map(({ picture }) => picture) }
  if (block.kind === 'products') return { ...nothing, slugs: block.slugs }
  if (block.kind !== 'streams') return nothing
  return {
    ...nothing,
    pictures: block.streams.flatMap(({ picture }) => picture ?? []),
    slugs: block.streams.flatMap(({ slugs }) => slugs),
    clips: block.streams.flatMap(({ clip }) => clip ?? []),
  }
}
