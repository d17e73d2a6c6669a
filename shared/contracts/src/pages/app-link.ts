import type { Attribution } from '../marketing/attribution.ts'

/** The generator whose links the attribution service expects. */
export const APP_LINK_VERSION = '2.2.0'

/** `app` opens the app, or the store of the phone where it is not there: its link, with what has led the shopper here: the advertising that came last, or the site itself. */
export function appLink(app: string, attribution: Attribution | null, page: string): string {
  const link = new URL(app)
  link.searchParams.set('af_js_web', 'true')
  link.searchParams.set('af_ss_ver', APP_LINK_VERSION.replaceAll('.', '_'))
  link.searchParams.set('pid', attribution ?? 'website')
  link.searchParams.set('c', page)
  return link.href
}
