import { match } from '@shop/contracts/pages/routes'

const FOLDERS = ['/backend', '/do', '/a', '/pictures', '/release', '/front-door', '/feeds', '/share']
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Route pattern for logs and metrics, free of visitor input. */
export function routeOf(pathname: string | undefined): string {
  if (pathname === undefined) return 'unreadable'
  const folder = FOLDERS.find((name) => pathname === name || pathname.startsWith(`${name}/`))
  return folder ?? match(pathname, '')?.row.path ?? 'none'
}

export const methodOf = (method: string | undefined) => (METHODS.has(method ?? '') ? String(method) : 'other')
