import { match, routes, type RouteRow } from '@shop/contracts/pages/routes'

export interface PagesToOpen {
  /** Paths, one of each page that renders something of the part. */
  paths: string[]
  /** Routes that cannot be opened without a code, an order or a result that a stranger does not have. */
  unopened: string[]
}

const isOf = (name: string) => (row: RouteRow) =>
  name === 'shell' || row.owner === name || (row.widgets ?? []).some(({ owner }) => owner === name)

const pageOf = ({ owner, page }: RouteRow) => `${owner}/${page}`

/**
 * Pages that show a part, or a widget of it; of the shell one page of each remote. Routes with parameters are filled from the sitemap.
 * @param listed paths of the sitemap
 */
export function pagesToOpen(name: string, listed: readonly string[]): PagesToOpen {
  const paths = new Map<string, string>()
  const unopened = new Map<string, string>()
  const rowsListed = listed.flatMap((path) => {
    const found = match(path)
    return found ? [{ row: found.row, path }] : []
  })
  for (const row of routes.filter(isOf(name))) {
    const key = name === 'shell' ? row.owner : pageOf(row)
    // A page without a layout is a window that another site opens and that leads on.
    const path = row.layout === 'none' ? undefined : row.path.includes(':') ? rowsListed.find((one) => one.row === row)?.path : row.path
    if (path === undefined) unopened.set(key, row.path)
    else if (!paths.has(key)) paths.set(key, path)
  }
  for (const key of paths.keys()) unopened.delete(key)
  return { paths: [...paths.values()], unopened: [...unopened.values()] }
}
