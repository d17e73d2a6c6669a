import { isBlocked } from '@shop/contracts/shop/guard'
import { match } from '@shop/contracts/pages/routes'
import type { Locale, Storefront } from '@shop/contracts/shop/storefront'
import { safeLink } from '../documents/sanitise.ts'
import type { DocumentKind } from '../documents/documents.ts'
import { type Problem, textsIn } from './problem.ts'

interface Page {
  paths?: string[]
  storefront?: string
  blocks?: { id?: string }[]
}

/** Broken links, and links to pages blocked on the reader's storefront. */
export function* linkProblems(body: unknown, { kind, locale }: DocumentKind): Generator<Problem> {
  const page: Page = kind === 'page' ? (body as Page) : {}
  for (const { path, field, text } of textsIn(body)) {
    const links = field === 'html' ? [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href) : isAddress(field) ? [text] : []
    for (const href of links) {
      const readers = readersOf(path, locale, page)
      const message = wrongIn(href, readers, page)
      if (message) yield { path, message, at: href }
    }
  }
}

const isAddress = (field: string) => field === 'url' || field === 'href'

/** The storefronts of the text: a part of a document may be in one language. */
function readersOf(path: Problem['path'], locale: Locale | null, { storefront = 'every', paths = [] }: Page): Storefront[] {
  const language = locale ?? path.find((key) => key === 'ru' || key === 'en')
  const all: Storefront[] = storefront === 'every' ? [language === 'en' ? 'international' : 'ru'] : [storefront as Storefront]
  // A page blocked on this storefront is read on an unknown host, which blocks nothing.
  return all.map((one) => (paths.length > 0 && paths.every((address) => isBlocked(one, `/${address}`)) ? 'unknown' : one))
}

function wrongIn(href: string, storefronts: readonly Storefront[], { blocks }: Page): string | null {
  if (safeLink(href) === null) return `${href} is no safe link: this shop, https, mailto and tel may be linked to.`
  if (href.startsWith('#')) {
    if (!blocks || blocks.some(({ id }) => id === href.slice(1))) return null
    return `${href} leads nowhere: no block of this page has that id.`
  }
  if (!href.startsWith('/')) return null
  const { pathname, search } = new URL(href, 'https://shop.example')
  if (match(pathname, search) === null) return `${href} leads nowhere: the shop has no such page.`
  const blocked = storefronts.find((storefront) => isBlocked(storefront, pathname, search))
  return blocked ? `${href} is a page that the ${blocked === 'ru' ? 'Russian' : 'international'} storefront does not have.` : null
}
