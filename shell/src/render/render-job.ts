import type { BrandFace } from '@shop/contracts/shop/brand-face'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Head } from '@shop/routing'

/** What the front door asks the shell's server build to render. Crosses a thread: plain data only. */
export interface RenderJob {
  /** Path and query as the shopper asked for them. */
  pathname: string
  search: string
  /** `http://shop.ru.localhost:3000`, without a slash at the end. */
  origin: string
  context: ShopContext
  brand: BrandFace
  /** Where the API is and the headers that tell it whom we render for. */
  api: { base: string; headers: Record<string, string> }
  /** The version of each remote, snapshotted once per request. */
  versions: Record<string, string>
  /** Texts that editors have changed, by key. */
  texts?: Readonly<Record<string, string>>
  /** Asks for the error page of this status instead of a page (404 of an unknown address, 500). */
  failure?: number
}

/**
 * `load` evaluates the server build of a remote and gives one of its exposed modules (`page/listing`, `page/listing/ru`);
 * null where the remote has none of that name.
 */
export type LoadModule = (owner: string, version: string, name: string) => Promise<unknown>

export interface RenderedPage {
  status: number
  html: string
  head: Head
  /** Serialized Scope, packed: the browser's code of the same version unpacks it for `fork({ values })`. */
  values: unknown
  /** Errors that React recovered from while rendering: such a document is not cached. */
  errors: string[]
}

/** What the shell's `server.cjs` exports. */
export interface ShellServer {
  render: (job: RenderJob, load: LoadModule) => Promise<RenderedPage>
  /** The shell's own copies of the shared modules, by name: all that a remote's server build may require. */
  modules: Record<string, object>
}
