import type { ComponentType } from 'react'
import type { EventCallable, Scope, Store } from 'effector'
import type { Address } from '@shop/contracts/pages/routes'
import type { ShopContext } from '@shop/contracts/shop/storefront'

export interface Head {
  /** Without the shop's name: the shell adds it. */
  title: string
  description?: string
  /** Path (and page number) of the page that this one is a copy of; the address itself when left out. */
  canonical?: string
  noindex?: boolean
  /** The largest picture of the first screen: the document asks for it before the body is read. */
  picture?: { srcSet: string; sizes: string; media?: string }[]
  /** For Open Graph: site-relative. */
  image?: string
  jsonLd?: object[]
}

export interface HeadTools {
  scope: Scope
  /** Texts of this page. */
  t: (key: string, values?: Record<string, string | number>) => string
  context: ShopContext
  /** `https://shop.example`, without a slash at the end. */
  origin: string
  address: Address
}

/** What a remote's page gives (`src/pages/<page>/index.ts`). */
export interface PageModule<Url = never> {
  Page: ComponentType
  /** Address → typed data, with fallbacks. */
  url: (address: Address) => Url
  /** Called at every visit, on the server and in the browser, before the page is rendered. */
  opened: EventCallable<Url>
  head: (tools: HeadTools) => Head
  /** True while the page holds unsaved work: a new version then waits, or carries the work over. */
  $dirty?: Store<boolean>
  /** Undefined: not at this moment, the new version then waits until the work is saved. */
  snapshot?: (scope: Scope) => unknown
  restore?: EventCallable<unknown>
}

/** What a widget gives (`src/widgets/<widget>/index.ts`): a part that pages of other remotes, or the shell, mount by name. */
export interface WidgetModule {
  Widget: ComponentType<Record<string, unknown>>
  /** Called before the widget is rendered with a page, on the server and in the browser. */
  opened?: EventCallable<Address>
  /** What it adds to the head of the page whose row lists it; its title and address take the place of the page's own. */
  head?: (tools: HeadTools) => Partial<Head>
  /** True while the widget holds unsaved work: a new version waits. */
  $dirty?: Store<boolean>
}
