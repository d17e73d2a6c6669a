import type { Locale } from '@shop/contracts/storefront'
import type { StoredBlock } from '../../content/stored.ts'

export interface DemoWords {
  title: string
  lead: string
  blocks: StoredBlock[]
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

export const text = (id: string, title: string, html: string): StoredBlock => ({ kind: 'text', id, title, html })

export const steps = (id: string, title: string, list: [title: string, html: string][]): StoredBlock => ({
  kind: 'steps',
  id,
  title,
  steps: list.map(([step, html]) => ({ title: step, html })),
})

export const questions = (id: string, title: string, list: [question: string, html: string][]): StoredBlock => ({
  kind: 'questions',
  id,
  title,
  questions: list.map(([question, html]) => ({ question, html })),
})
