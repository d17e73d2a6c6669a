import type { OverlayKind } from '@shop/contracts/popups'
import type { Locale } from '@shop/contracts/storefront'

/** The frame that a popup opens in before its code has come. A dialog without a `kind`; a document has its own language only. */
export interface DeclaredPopup {
  kind?: OverlayKind
  name?: Readonly<Partial<Record<Locale, string>>>
  /** Set for a popup with an address: its props when it is opened by that. */
  shared?: Readonly<Record<string, string>>
  /** Props that the address carries, as `popup-<name>`. */
  carries?: readonly string[]
  /** Path of the page on the same subject. */
  page?: string
}
/** By widget. */
export type PopupFrames = Readonly<Record<string, DeclaredPopup>>

/** One version of one remote, as the browser needs it. */
export interface RemoteVersion {
  version: string
  entry: string
  integrity: string
  globalName: string
  /** Pages and widgets that have texts: `page/listing`. */
  texts: string[]
  /** Hash of the `asks.js` beside the entry. Without one nothing is asked ahead of the code: its models ask by themselves. */
  asks?: string
  /** Of the version that documents are made of. */
  popups?: PopupFrames
}

/** A shopper does not wait for the fourth version of a thing, and every document carries these. */
export const MOST_FALLBACKS = 2

/** What a document is made of: for each remote the chosen version, then the versions to fall back to. */
export interface Release {
  serial: number
  shell: string
  /** The shell's own. */
  popups?: PopupFrames
  remotes: Record<string, RemoteVersion[]>
}

/** Data that the server wrote into the document. JSON, never an inline script: the policy allows `script-src 'self'` only. */
export function readJson<Value>(id: string): Value | null {
  const element = document.getElementById(id)
  return element ? (JSON.parse(element.textContent) as Value) : null
}

/** What every document has. */
export function requireJson<Value>(id: string): Value {
  const value = readJson<Value>(id)
  if (value === null) throw new Error(`the document has no ${id}`)
  return value
}
