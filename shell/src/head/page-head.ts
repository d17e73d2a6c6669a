import type { Scope } from 'effector'
import type { Match } from '@shop/contracts/routes'
import type { ShopContext } from '@shop/contracts/storefront'
import { translateFrom, type TextsHost } from '@shop/i18n'
import { $pageFailure, type Head, type PageModule } from '@shop/routing'

export interface HeadSource {
  found: Match | null
  /** Null when the page's code is not there. */
  page: PageModule | null
  version: string
  scope: Scope
  texts: TextsHost
  context: ShopContext
  origin: string
}

/** The words of the error page itself. */
const titleOf = (status: number) => (status === 404 ? 'notFound' : status < 500 ? 'refused' : 'broken')

/** What the page of this moment says of itself; an error page says so in the shell's words. */
export function pageHead({ found, page, version, scope, texts, context, origin }: HeadSource): { head: Head; status: number } {
  const failure = scope.getState($pageFailure)
  const t = translateFrom(texts, 'shell')
  if (!found || failure) {
    const status = found ? (failure?.status ?? 500) : 404
    return { status, head: { title: t(titleOf(status)), noindex: true } }
  }
  if (!page) return { status: 200, head: { title: '' } }
  const namespace = `${found.row.owner}@${version}/page/${found.row.page}`
  return { status: 200, head: page.head({ scope, t: translateFrom(texts, namespace), context, origin, address: found.address }) }
}
