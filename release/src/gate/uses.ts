import type { Hashed, Shape, UsedCall } from '@shop/contracts/core/shapes/shape'

/** A message of the bus with the version of its payload. */
export interface MessageShape extends Hashed<Shape> {
  version: string
}

/** What a build uses of the API, the shell and other remotes, found in its module graph. */
export interface Uses {
  calls: UsedCall[]
  /** Messages that it sends and hears, by type: `piece.added`. */
  sent: Record<string, MessageShape>
  heard: Record<string, MessageShape>
  /** Widgets of others that it mounts, `mfe-catalog/promise`, with the props that it knows; null where they have no contract. */
  widgets: Record<string, Hashed<Shape> | null>
  /** Popups of others that it opens. */
  popups: string[]
  /** Pages that it opens: the shell's route table. */
  pages: string[]
  /** Modules that it takes from the shell, with the range that it needs. */
  shared: Record<string, string>
}

/** What a build gives beside its pages and popups. */
export interface Offers {
  /** Props of its widgets that others may mount. */
  widgets: Record<string, Hashed<Shape> | null>
  /** Versions of the modules that the shell gives. */
  shared: Record<string, string>
}
