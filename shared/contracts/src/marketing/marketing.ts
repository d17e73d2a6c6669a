import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'

/** Places of the consent box: each has its own text. */
export const CONSENT_BOXES = ['banner', 'newsletter', 'registration', 'checkout', 'profile'] as const
export const ConsentBox = v.picklist(CONSENT_BOXES)
export type ConsentBox = v.InferOutput<typeof ConsentBox>

export const MarketingConsent = v.object({
  /** The latest answer of this session or shopper; null if never asked, which counts as no. */
  given: v.nullable(v.boolean()),
  /** The shopper's country requires prior consent: the box is not pre-checked. */
  asksFirst: v.boolean(),
  /** Text version of the latest answer; null if never asked. */
  textVersion: v.nullable(v.string()),
  /** ISO time of the latest answer. */
  at: v.nullable(v.string()),
})
export type MarketingConsent = v.InferOutput<typeof MarketingConsent>

export const marketingConsent = defineEndpoint('/marketing/consent', {
  name: 'marketingConsent',
  method: 'GET',
  answer: MarketingConsent,
  about: 'Whether the marketing platform may hear of this shopper.',
  example: { answer: { given: null, asksFirst: true, textVersion: null, at: null } },
})

export const setMarketingConsent = defineEndpoint('/marketing/consent', {
  name: 'setMarketingConsent',
  method: 'POST',
  body: v.object({
    given: v.boolean(),
    box: ConsentBox,
    /** Version of the box's text. */
    textVersion: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
  }),
  answer: MarketingConsent,
  about: 'Gives the consent to marketing or takes it back, with time, text version, box and country. What waits to be sent is dropped.',
  example: {
    body: { given: true, box: 'banner', textVersion: '1' },
    answer: { given: true, asksFirst: true, textVersion: '1', at: '2026-11-20T09:00:00.000Z' },
  },
})

export const marketingView = defineEndpoint('/marketing/view', {
  name: 'marketingView',
  method: 'POST',
  body: v.object({
    kind: v.picklist(['product', 'category']),
    /** Item id of a product, slug of a category. */
    id: v.pipe(v.string(), v.regex(/^[a-z\d-]+(\/[a-z]+)?$/), v.maxLength(64)),
  }),
  answer: v.object({ result: v.literal(true) }),
  about:
    'A category or a piece was looked at: the marketing platform hears of it where the shopper has agreed. NOT_FOUND for a piece or a category that the shop has not; 60 a minute (TOO_MANY_REQUESTS).',
  example: { body: { kind: 'product', id: '11' }, answer: { result: true } },
})
