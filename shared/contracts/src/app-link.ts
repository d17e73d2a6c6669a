import type { Attribution } from './attribution.ts'

/** Spec §9: the generator whose links the attribution service expects. */
export const APP_LINK_VERSION = '2.2.0'

/** Where the app is installed from; a shop puts its own here. */
export const APP = {
  /** Opens the app, or the store of the phone where it is not there. */
  link: 'https://app.zlata.example/open',
  stores: [
    { name: 'App Store', url: 'https://apps.apple.com/app/id0000000000' },
    { name: 'Google Play', url: 'https://play.google.com/store/apps/details?id=example.zlata.app' },
    { name: 'RuStore', url: 'https://www.rustore.ru/catalog/app/example.zlata.app' },
  ],
} as const

/** The link of the app, with what has led the shopper here: the advertising that came last, or the site itself. */
export function appLink(attribution: Attribution | null, page: string): string {
  const link = new URL(APP.link)
  link.searchParams.set('af_js_web', 'true')
  link.searchParams.set('af_ss_ver', APP_LINK_VERSION.replaceAll('.', '_'))
  link.searchParams.set('pid', attribution ?? 'website')
  link.searchParams.set('c', page)
  return link.href
}
