import { fork } from 'effector'
import type { Locale } from '@shop/contracts/shop/storefront'
import { routes, type Owner } from '@shop/contracts/pages/routes'
import { addTexts, createTextsHost, translateFrom } from '@shop/i18n'
import type { PageModule } from '@shop/routing'

interface Folder {
  page: PageModule
  texts: Record<Locale, Readonly<Record<string, string>>>
}

interface OwnPath {
  path: string
  page: string
  pair: string | null
}

/** URLs of a remote's routes with their page folders: for `test.each`. */
export const pathsOf = (owner: Owner): OwnPath[] =>
  routes.filter((row) => row.owner === owner).map(({ path, page, pair = null }) => ({ path, page, pair }))

/** Title of a URL in a language: tests that every page has a unique one. */
export function titleAt(path: string, locale: Locale, { page, texts }: Folder): string {
  const host = createTextsHost(locale)
  addTexts(host, 'page', texts[locale])
  const t = translateFrom(host, 'page')
  const context = {
    storefront: 'unknown',
    locale,
    country: locale === 'ru' ? 'RU' : 'AE',
    currency: locale === 'ru' ? 'RUB' : 'AED',
  } as const
  const address = { pathname: path, search: '', params: {} }
  return page.head({ scope: fork(), t, context, origin: 'https://shop.test', address }).title
}

/** Only aliases of a page, and pages with an id, may share a title. */
export const sameTitles = (titles: readonly (OwnPath & { ru: string })[]) =>
  titles.filter((one) => titles.some((other) => other.ru === one.ru && other.pair !== one.path && bare(other.path) !== bare(one.path)))

const bare = (path: string) => path.replace(/\/:\w+/g, '')
