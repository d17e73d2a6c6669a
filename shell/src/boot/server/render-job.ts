import type { BrandFace } from '@shop/contracts/shop/brand-face'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Head } from '@shop/routing'

/** A render job of the front door. Plain data, because it crosses threads. */
export interface RenderJob {
  /** Requested path and query. */
  pathname: string
  search: string
  /** `http://shop.ru.localhost:3000`, without a slash at the end. */
  origin: string
  context: ShopContext
  brand: BrandFace
  /** API origin and visitor headers. */
  api: { base: string; headers: Record<string, string> }
  /** Version of each remote, fixed per request. */
  versions: Record<string, string>
  /** Texts changed by editors, by key. */
  texts?: Readonly<Record<string, string>>
  /** Renders the error page of this status. */
  failure?: number
}

/**
 * `load` evaluates a remote's server build and returns an exposed module (`page/listing`, `page/listing/ru`); null if it does not exist.
 */
export type LoadModule = (owner: string, version: string, name: string) => Promise<unknown>

export interface RenderedPage {
  status: number
  html: string
  head: Head
  /** Packed serialized scope, unpacked by the browser for `fork({ values })`. */
  values: unknown
  /** Recovered React errors: the document is not cached. */
  errors: string[]
  /** Calls whose answers broke their contracts. Missing from older shells. */
  brokenContracts?: string[]
}

/** Exports of the shell's `server.cjs`. */
export interface ShellServer {
  render: (job: RenderJob, load: LoadModule) => Promise<RenderedPage>
  /** Shared modules by name: the only ones that remotes can require. */
  modules: Record<string, object>
}
