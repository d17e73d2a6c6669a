import { readFile } from 'node:fs/promises'
import { file } from './answers.ts'
import type { Answer } from './service.ts'

const OWN = new URL('../../files/', import.meta.url)
const KIT = new URL('../../../shared/ui/', import.meta.url)

const TYPES: Record<string, string> = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', woff2: 'font/woff2' }

/** Own styles and script, and the shop's tokens and fonts. */
export async function fileOf(pathname: string): Promise<Answer | null> {
  const own = /^\/files\/([\w-]+\.(?:css|js))$/.exec(pathname)?.[1]
  const kit = /^\/kit\/(src\/styles\/[\w-]+\.css|fonts\/[\w-]+\.woff2)$/.exec(pathname)?.[1]
  const address = own ? new URL(own, OWN) : kit ? new URL(kit, KIT) : null
  if (!address) return null
  const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  return readFile(address).then(
    (content) => file(type, content),
    () => null,
  )
}
