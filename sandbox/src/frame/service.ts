import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@shop/contracts/shop/storefront'

export interface Ask {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  /** As it was signed: signatures are checked over these very bytes. */
  body: string
  /** Of the person who looks at the page. */
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

/** A stand-in for one outside service: what it answers to the shop, and what it shows to a person. */
export interface Service {
  /** Null for a request that is not its own. */
  handle: (ask: Ask) => Answer | null | Promise<Answer | null>
  section: (locale: Locale) => Section
}
