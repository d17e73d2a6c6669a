import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { LANDING_BLOCKS } from './landing-blocks.ts'
import { Currency, Minor } from '../core/money.ts'
import { Picture } from '../core/picture.ts'
import { ProductCard } from '../catalog/product-card.ts'
import { queryInteger } from '../core/query.ts'
import { queryText } from '../core/text/query-text.ts'
import { ShopService } from '../places/shops.ts'

/** Sanitized on the server: only `CONTENT_TAGS`; links to the shop, https, mailto and tel. */
export const Html = v.string()

export const CONTENT_TAGS = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'table', 'thead', 'tbody', 'tr', 'th', 'td'] as const

/** Widgets of mfe-landings allowed in content. */
export const CONTENT_WIDGETS = [
  'booking',
  'career',
  'feedback',
  'contacts-map',
  'start-return',
  'instalments',
  'app-links',
  'subscription',
] as const

/** A section with an id for the table of contents; untitled sections are not listed. */
const head = { id: v.string(), title: v.string() }

export const ContentBlock = v.variant('kind', [
  v.object({ kind: v.literal('text'), ...head, html: Html }),
  /** Ordered steps. */
  v.object({ kind: v.literal('steps'), ...head, steps: v.array(v.object({ title: v.string(), html: Html })) }),
  v.object({ kind: v.literal('questions'), ...head, questions: v.array(v.object({ question: v.string(), html: Html })) }),
  v.object({
    kind: v.literal('services'),
    ...head,
    services: v.array(
      v.object({
        key: v.string(),
        name: v.string(),
        html: Html,
        minutes: v.nullable(v.number()),
        /** Null: free of charge. */
        price: v.nullable(Minor),
        currency: Currency,
      }),
    ),
  }),
  v.object({
    kind: v.literal('gallery'),
    ...head,
    pictures: v.array(v.object({ picture: Picture, title: v.string(), url: v.nullable(v.string()) })),
  }),
  v.object({
    kind: v.literal('streams'),
    ...head,
    streams: v.array(
      v.object({
        key: v.string(),
        title: v.string(),
        html: Html,
        /** ISO 8601; null for a permanent one. */
        startsAt: v.nullable(v.string()),
        minutes: v.number(),
        picture: v.nullable(Picture),
        /** Silent video of a product: site-relative URLs of both files. */
        clip: v.nullable(v.object({ mp4: v.string(), webm: v.string(), seconds: v.number() })),
        products: v.array(ProductCard),
      }),
    ),
  }),
  v.object({ kind: v.literal('products'), ...head, products: v.array(ProductCard) }),
  v.object({ kind: v.literal('picture'), ...head, picture: Picture, caption: v.string() }),
  /** Plain text. The first cell is the row header. */
  v.object({ kind: v.literal('table'), ...head, columns: v.array(v.string()), rows: v.array(v.array(v.string())), note: v.string() }),
  v.object({ kind: v.literal('quote'), ...head, text: v.string(), source: v.string() }),
  v.object({ kind: v.literal('action'), ...head, html: Html, label: v.string(), url: v.string() }),
  /** Shops of the shopper's country; null: all. */
  v.object({ kind: v.literal('shops'), ...head, service: v.nullable(ShopService) }),
  /** `props` are passed to the widget. */
  v.object({
    kind: v.literal('form'),
    ...head,
    html: Html,
    widget: v.picklist(CONTENT_WIDGETS),
    props: v.record(v.string(), v.string()),
  }),
  ...LANDING_BLOCKS,
])
export type ContentBlock = v.InferOutput<typeof ContentBlock>

/** A content page: rules, law, guides. */
export const ContentPage = v.object({
  /** Without a leading slash: `certificate-info`. */
  path: v.string(),
  title: v.string(),
  lead: v.string(),
  /** Legal pages have editions; the date is the first day of validity, YYYY-MM-DD. */
  version: v.number(),
  date: v.string(),
  /** Current and earlier editions, newest first. */
  versions: v.array(v.object({ version: v.number(), date: v.string() })),
  blocks: v.array(ContentBlock),
})
export type ContentPage = v.InferOutput<typeof ContentPage>

/** A read-only content query: needs no token. */
export const content = defineEndpoint('/_content/{path}', {
  name: 'content',
  method: 'POST',
  query: v.object({
    version: v.optional(v.pipe(queryInteger, v.minValue(1), v.maxValue(10_000))),
    /** Ids of the requested blocks; all if omitted. A popup shows a part of a page. */
    block: v.optional(v.pipe(v.array(queryText), v.maxLength(20))),
  }),
  answer: v.object({ page: ContentPage }),
  csrf: false,
  about:
    'A content page in the language of the storefront, cached; `version` asks for an earlier one, `block[]` for some of its blocks. A slash in the path is written %2F. Unknown: NOT_FOUND.',
  example: {
    answer: {
      page: {
        path: 'certificate-info',
        title: 'Подарочные сертификаты',
        lead: '',
        version: 1,
        date: '2026-11-01',
        versions: [{ version: 1, date: '2026-11-01' }],
        blocks: [{ kind: 'text', id: 'validity', title: 'Срок действия', html: '<p>Сертификат действует год.</p>' }],
      },
    },
  },
})

export const SERVICES = ['piercing', 'gallery', 'streams', 'services'] as const

/** Content of the services pages. */
export const services = defineEndpoint('/api/v1/services/{key}', {
  name: 'services',
  method: 'GET',
  answer: v.object({ data: ContentPage }),
  about: 'Blocks of the pages piercing, gallery, streams and services. Unknown: NOT_FOUND.',
  example: {
    answer: {
      data: {
        path: 'piercing',
        title: 'Пирсинг',
        lead: '',
        version: 1,
        date: '2026-11-01',
        versions: [{ version: 1, date: '2026-11-01' }],
        blocks: [],
      },
    },
  },
})
