import { isBlocked } from '@shop/contracts/shop/guard'
import { routes, type RouteRow } from '@shop/contracts/pages/routes'
import { code, madeFrom, markdownTable } from './markdown.ts'

const storefrontsOf = (path: string): string => {
  const ru = !isBlocked('ru', path)
  const international = !isBlocked('international', path)
  if (ru && international) return 'both'
  return ru ? 'Russian' : 'international'
}

const notesOf = ({ personal, unindexed, pair, widgets = [] }: RouteRow): string =>
  [
    personal ? 'personal: never indexed, never cached with content' : '',
    unindexed ? 'never indexed' : '',
    pair ? `the same page abroad or at home: ${code(pair)}` : '',
    ...widgets.map(({ owner, widget }) => `shows ${code(widget)} of ${owner}`),
  ]
    .filter(Boolean)
    .join('; ')

const rowOf = (row: RouteRow): string[] => [
  code(row.path),
  row.owner,
  code(`${row.owner}/src/pages/${row.page}/`),
  row.layout,
  storefrontsOf(row.path),
  notesOf(row),
]

/** docs/routes.md: which folder answers an address, and on which storefront. */
export const routesPage = (): string =>
  [
    madeFrom('shared/contracts/src/pages/routes.ts and shop/guard.ts'),
    '# Routes',
    'An address is tried against the rows in this order: the first that fits names the remote and the folder of its page.',
    'A storefront that does not have the address answers 302 to `/404`; an unknown host has every address. No row: 404 in place.',
    markdownTable(['address', 'remote', 'page', 'layout', 'storefronts', 'notes'], routes.map(rowOf)),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
