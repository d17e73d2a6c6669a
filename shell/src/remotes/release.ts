import type { OverlayKind } from '@shop/contracts/pages/popups'
import type { Locale } from '@shop/contracts/shop/storefront'

/** Frame of a popup before its code loads; `kind` defaults to dialog; names in the document's language. */
export interface DeclaredPopup {
  kind?: OverlayKind
  name?: Readonly<Partial<Record<Locale, string>>>
  /** Shareable popup: its props when opened by URL. */
  shared?: Readonly<Record<string, string>>
  /** Props that the address carries, as `popup-<name>`. */
  carries?: readonly string[]
  /** Path of the page on the same subject. */
  page?: string
}
/** By widget. */
export type PopupFrames = Readonly<Record<string, DeclaredPopup>>

/** A version of a remote for the browser. */
export interface RemoteVersion {
  version: string
  entry: string
  integrity: string
  globalName: string
  /** Modules with texts: `page/listing`. */
  texts: string[]
  /** Hash of `asks.js`. Without it nothing is prefetched before the code. */
  asks?: string
  /** Of the active version only. */
  popups?: PopupFrames
}

/** Maximum fallbacks in a document. */
export const MAX_FALLBACKS = 2

/** Versions of a document by remote: active first, then fallbacks. */
export interface Release {
  serial: number
  shell: string
  /** The shell's own. */
  popups?: PopupFrames
  remotes: Record<string, RemoteVersion[]>
}
