import * as v from 'valibot'
import { defineEvent } from './define-event.ts'

export const pageShown = defineEvent(
  'page.shown',
  '1.0.0',
  v.object({ url: v.string(), title: v.string(), page: v.string() }),
  'A page of the shop is on screen: once per address, filters included.',
)

const CardOnScreen = v.object({ itemId: v.string(), name: v.string(), position: v.number() })
export type CardOnScreen = v.InferOutput<typeof CardOnScreen>

export const cardsSeen = defineEvent(
  'cards.seen',
  '1.0.0',
  v.object({ list: v.string(), cards: v.array(CardOnScreen) }),
  'Cards were seen by 0.6 of their area: each once per view of its list.',
)

export const cardChosen = defineEvent(
  'card.chosen',
  '1.0.0',
  v.object({ list: v.string(), card: CardOnScreen }),
  'A card was followed to its piece.',
)

export const vitalMeasured = defineEvent(
  'vital.measured',
  '1.0.0',
  v.object({
    name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: v.number(),
    rating: v.picklist(['good', 'needs-improvement', 'poor']),
    remote: v.string(),
    version: v.string(),
  }),
  'A Web Vital of this document, with the remote and version of the area it happened in.',
)
