import { SERVICES } from '@shop/contracts/content/content'
import type { Address } from '@shop/routing'

export interface ContentUrl {
  pathname: string
  /** Content service path: the URL without its leading slash. */
  path: string
  /** An earlier edition; null for the current one. */
  version: number | null
  /** Service pages use another call with the same blocks. */
  isService: boolean
}

/** URL → content page; an invalid edition reads as the current one. */
export function contentUrl({ pathname, search }: Address): ContentUrl {
  const path = pathname.slice(1)
  const version = new URLSearchParams(search).get('version') ?? ''
  return {
    pathname,
    path,
    version: /^[1-9]\d{0,3}$/.test(version) ? Number(version) : null,
    isService: (SERVICES as readonly string[]).includes(path),
  }
}

/** URL of another edition; null for the current one. */
export const versionAddress = (pathname: string, version: number | null) => (version === null ? pathname : `${pathname}?version=${version}`)
