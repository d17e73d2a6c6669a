import type { Attribution } from '../marketing/attribution.ts'

/** Link generator of the attribution service. */
export const APP_LINK_VERSION = '2.2.0'

/** `app` opens the app, or its store page. The link includes the shopper's attribution: the last advertising click, or the site itself. */
export function appLink(app: string, attribution: Attribution | null, page: string): string {
  const link = new URL(app)
  link.searchParams.set('af_js_web', 'true')
  link.searchParams.set('af_ss_ver', APP_LINK_VERSION.replaceAll('.', '_'))
  link.searchParams.set('pid', attribution ?? 'website')
  link.searchParams.set('c', page)
  return link.href
}
