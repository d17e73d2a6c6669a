import path from 'node:path'
import { sourceName } from '../roots.mjs'

/** Module name in source maps: `mfe-catalog/src/pages/listing/page.tsx`, independent of the machine. */
export function sourceNameOf({ absoluteResourcePath, shortIdentifier }) {
  if (!path.isAbsolute(absoluteResourcePath)) return shortIdentifier
  return sourceName(absoluteResourcePath)
}
