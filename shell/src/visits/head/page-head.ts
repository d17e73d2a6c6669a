import type { Scope } from 'effector'
import type { Match } from '@shop/contracts/pages/routes'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { translateFrom, type TextsHost } from '@shop/i18n'
import { $pageFailure, type Head, type PageModule, type WidgetModule } from '@shop/routing'
import { versionOf, type Remotes } from '../../remotes/remotes.ts'

export interface HeadSource {
  found: Match | null
  /** Null when the page's code is unavailable. */
  page: PageModule | null
  version: string
  /** Heads of the route's widgets; unavailable ones are skipped. */
  remotes: Pick<Remotes, 'get'>
  runOf: (owner: string) => string
  scope: Scope
  texts: TextsHost
  context: ShopContext
  origin: string
}

/** Error page texts. */
const titleOf = (status: number) => (status === 404 ? 'notFound' : status < 500 ? 'refused' : 'broken')

/** Head of the current page, or of the error page. */
export function pageHead(source: HeadSource): { head: Head; status: number } {
  const { found, page, version, scope, texts, context, origin } = source
  const failure = scope.getState($pageFailure)
  const t = translateFrom(texts, 'shell')
  if (!found || failure) {
    const status = found ? (failure?.status ?? 500) : 404
    return { status, head: { title: t(failure?.isLost ? 'lost' : titleOf(status)), noindex: true } }
  }
  if (!page) return { status: 200, head: { title: '' } }
  const namespace = `${found.row.owner}@${version}/page/${found.row.page}`
  const own = page.head({ scope, t: translateFrom(texts, namespace), context, origin, address: found.address })
  return { status: 200, head: withWidgets(own, found, source) }
}

function withWidgets(own: Head, { row, address }: Match, { remotes, runOf, scope, texts, context, origin }: HeadSource): Head {
  const added = (row.widgets ?? []).map(({ owner, widget }) => {
    const run = runOf(owner)
    const module = remotes.get(owner, run, `widget/${widget}`)
    const headOf = module instanceof Promise ? undefined : (module as WidgetModule).head
    return headOf?.({ scope, t: translateFrom(texts, `${owner}@${versionOf(run)}/widget/${widget}`), context, origin, address })
  })
  const jsonLd = [own, ...added].flatMap((head) => head?.jsonLd ?? [])
  return Object.assign({}, own, ...added, jsonLd.length > 0 && { jsonLd }) as Head
}
