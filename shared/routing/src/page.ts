import type { ComponentType } from 'react'
import type { EventCallable, Scope, Store } from 'effector'
import type { Address } from '@shop/contracts/pages/routes'
import type { ShopContext } from '@shop/contracts/shop/storefront'

export interface Head {
  /** Without the shop's name, which the shell adds. */
  title: string
  description?: string
  /** Canonical path (and page number); defaults to the current URL. */
  canonical?: string
  /** The page belongs to `canonical`: its document is a permanent redirect to it, the query is kept. */
  isMoved?: boolean
  noindex?: boolean
  /** LCP picture: preloaded by the document. */
  picture?: { srcSet: string; sizes: string; media?: string }[]
  /** Site-relative Open Graph image. */
  image?: string
  jsonLd?: object[]
}

export interface HeadTools {
  scope: Scope
  /** Texts of this page. */
  t: (key: string, values?: Record<string, string | number>) => string
  context: ShopContext
  /** `https://shop.example`, without trailing slash. */
  origin: string
  address: Address
}

/** Exports of a page (`src/pages/<page>/index.ts`). */
export interface PageModule<Url = never> {
  Page: ComponentType
  /** URL → typed data, with fallbacks. */
  url: (address: Address) => Url
  /** Called on every visit before rendering, on the server and in the browser. */
  opened: EventCallable<Url>
  head: (tools: HeadTools) => Head
  /** True with unsaved work: a version swap waits, or transfers the work. */
  $dirty?: Store<boolean>
  /** Undefined: not possible now, so the swap waits until the work is saved. */
  snapshot?: (scope: Scope) => unknown
  restore?: EventCallable<unknown>
}

/** Exports of a widget (`src/widgets/<widget>/index.ts`), mounted by name in other remotes or the shell. */
export interface WidgetModule {
  Widget: ComponentType<Record<string, unknown>>
  /** Called before the widget is rendered with a page, on the server and in the browser. */
  opened?: EventCallable<Address>
  /** Additions to the head of a page whose route lists it; overrides title and canonical URL. */
  head?: (tools: HeadTools) => Partial<Head>
  /** True with unsaved work: a version swap waits. */
  $dirty?: Store<boolean>
}
