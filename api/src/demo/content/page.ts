import type { CONTENT_WIDGETS } from '@shop/contracts/content'
import type { Locale } from '@shop/contracts/storefront'
import type { WrittenBlock } from '../../content/stored.ts'

export interface DemoWords {
  title: string
  lead: string
  blocks: WrittenBlock[]
}

export interface DemoPage extends Record<Locale, DemoWords> {
  /** Addresses that show it: a page may have another name on each storefront. */
  paths: string[]
  version?: number
  /** First day on which it counts, YYYY-MM-DD. */
  date?: string
}

/** When the shop's pages were last gone through. */
export const WRITTEN = '2026-11-01'

export const text = (id: string, title: string, html: string): WrittenBlock => ({ kind: 'text', id, title, html })

export const steps = (id: string, title: string, list: [title: string, html: string][]): WrittenBlock => ({
  kind: 'steps',
  id,
  title,
  steps: list.map(([step, html]) => ({ title: step, html })),
})

export const questions = (id: string, title: string, list: [question: string, html: string][]): WrittenBlock => ({
  kind: 'questions',
  id,
  title,
  questions: list.map(([question, html]) => ({ question, html })),
})

/** A picture across the text, without a heading of its own. */
export const picture = (id: string, key: string, alt: string, caption = ''): WrittenBlock => ({
  kind: 'picture',
  id,
  title: '',
  picture: key,
  alt,
  caption,
})

export const quote = (id: string, words: string, source = ''): WrittenBlock => ({ kind: 'quote', id, title: '', text: words, source })

/** The first of the columns names the rows. */
export const table = (id: string, title: string, columns: string[], rows: string[][], note = ''): WrittenBlock => ({
  kind: 'table',
  id,
  title,
  columns,
  rows,
  note,
})

/** A few words and the one way on from here. */
export const action = (id: string, title: string, html: string, label: string, url: string): WrittenBlock => ({
  kind: 'action',
  id,
  title,
  html,
  label,
  url,
})

/** The widget that fills it is a part of the page like any other. */
export const form = (
  id: string,
  title: string,
  widget: (typeof CONTENT_WIDGETS)[number],
  props: Record<string, string> = {},
  html = '',
): WrittenBlock => ({ kind: 'form', id, title, html, widget, props })
