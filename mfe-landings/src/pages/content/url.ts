import { SERVICES } from '@shop/contracts/content/content'
import type { Address } from '@shop/routing'

export interface ContentUrl {
  pathname: string
  /** Name of the page at the content service: the address without its first slash. */
  path: string
  /** An earlier version of a dated page; null is the one that counts today. */
  version: number | null
  /** Pages of services come from a call of their own, with the same blocks. */
  isService: boolean
}

/** Address → page of words; a version that is no number reads as the present one. */
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

/** Address of another version of the same page; null is the present one. */
export const versionAddress = (pathname: string, version: number | null) => (version === null ? pathname : `${pathname}?version=${version}`)
