import * as v from 'valibot'
import { defineEvent } from './define-event.ts'

export const categoryViewed = defineEvent(
  'category.viewed',
  '1.0.0',
  v.object({ slug: v.string(), name: v.string() }),
  'The list of a category was opened.',
)

export const searchMade = defineEvent(
  'search.made',
  '1.0.0',
  v.object({ text: v.string(), found: v.number() }),
  'A search by free text was answered.',
)
