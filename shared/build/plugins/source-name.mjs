import path from 'node:path'
import { ROOT } from '../roots.mjs'

/** How a source map names a module: `mfe-catalog/src/pages/listing/page.tsx`, the same on every machine. */
export function sourceNameOf({ absoluteResourcePath, shortIdentifier }) {
  if (!path.isAbsolute(absoluteResourcePath)) return shortIdentifier
  return path.relative(ROOT, absoluteResourcePath).replaceAll('\\', '/')
}
