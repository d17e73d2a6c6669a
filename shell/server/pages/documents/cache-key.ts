import { cleanSearch } from '@shop/contracts/pages/routes'
import { LONGEST_SEARCH } from '../../requests/guard/guard-and-redirects.ts'
import type { ShopVisit } from '../../requests/visit.ts'

/** The query without tracking parameters, which must neither split the cache nor reach a page. */
export function sharedSearch(search: string): string {
  const clean = cleanSearch(search)
  return clean.length <= LONGEST_SEARCH ? clean : ''
}

/**
 * Equal keys get the same document. The serial covers everybody's versions but the shell's, which may give way without a release; `apart` those of a
 * cohort; origin and editors' texts are part of the document. Of the
 * cookies only the country (currency) and a form's notice count.
 */
export function cacheKey(
  { origin, context, theme, pathname }: Pick<ShopVisit, 'origin' | 'context' | 'theme' | 'pathname'>,
  search: string,
  { serial, shell, apart, texts, notice = null }: { serial: number; shell: string; apart: string; texts: string; notice?: string | null },
): string {
  return JSON.stringify([
    serial,
    shell,
    apart,
    texts,
    origin,
    context.storefront,
    context.locale,
    context.country,
    theme,
    pathname,
    search,
    notice,
  ])
}
