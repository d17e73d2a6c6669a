import { readFile } from 'node:fs/promises'
import { brandCss } from '@shop/contracts/shop/brand-css'
import { file } from './answers.ts'
import { BRAND } from './brand.ts'
import type { Answer } from './service.ts'

const OWN = new URL('../../files/', import.meta.url)
const KIT = new URL('../../../shared/ui/', import.meta.url)

const TYPES: Record<string, string> = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', woff2: 'font/woff2' }

/** Own styles and script, the shop's tokens and fonts, and the brand's look over them. */
export async function fileOf(pathname: string): Promise<Answer | null> {
  if (pathname === '/files/brand.css') return file(TYPES['css'] ?? '', Buffer.from(brandCss(BRAND)))
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
