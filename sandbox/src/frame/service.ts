import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@shop/contracts/shop/storefront'

export interface Ask {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  /** Raw body: signatures cover these bytes. */
  body: string
  /** The page's language. */
  locale: Locale
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

export interface Section {
  /** Anchor on the page. */
  id: string
  title: string
  count: number
  /** Safe HTML, made by `html`. */
  content: string
}

/** A stand-in for an external service: its API and its section on the page. */
export interface Service {
  /** Null for another service's request. */
  handle: (ask: Ask) => Answer | null | Promise<Answer | null>
  section: (locale: Locale) => Section
}
