import { match } from '@shop/contracts/pages/routes'

const FOLDERS = ['/backend', '/do', '/a', '/pictures', '/release', '/front-door', '/feeds', '/share']
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const folderOf = (pathname: string) => FOLDERS.find((name) => pathname === name || pathname.startsWith(`${name}/`))

/** A call, a form or a file: never a page. */
export const isOfServices = (pathname: string): boolean => folderOf(pathname) !== undefined

/** Route pattern for logs and metrics, free of visitor input. */
export function routeOf(pathname: string | undefined): string {
  if (pathname === undefined) return 'unreadable'
  return folderOf(pathname) ?? match(pathname, '')?.row.path ?? 'none'
}

export const methodOf = (method: string | undefined) => (METHODS.has(method ?? '') ? String(method) : 'other')
