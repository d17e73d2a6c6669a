import { createStore, sample } from 'effector'
import { TAGS } from '@shop/contracts/catalog/listing-address'
import { categoryViewed } from '@shop/contracts/events/catalog-events'
import { emitterOf } from '@shop/events'
import { failPage } from '@shop/routing'
import type { View } from '#features/list/address/views.ts'
import { $url, $view, answered, failed, opened } from '#features/list/model.ts'

export { $dirty, $url, $view, opened, restore, snapshot } from '#features/list/model.ts'

sample({ clock: failed, filter: ({ section }) => section !== 'search', fn: ({ failure }) => failure, target: failPage('listing') })

/** `/catalog/rings` and `/catalog/rings/wedding` are categories; tags such as `/catalog/new` and other sections are not. */
const CATEGORY = /^\/catalog\/([a-z\d-]+(?:\/[a-z]+)?)$/

/** The newest pieces stand beside a category, not beside a tag, nor where only new ones are listed. */
export const hasNewPieces = ({ pathname, query }: Pick<View, 'pathname' | 'query'>) => {
  const category = CATEGORY.exec(pathname)?.[1] ?? 'new'
  return !(TAGS as readonly string[]).includes(category) && !new URLSearchParams(query).has('new')
}

const $category = createStore('', { serialize: 'ignore' }).on(opened, (known, { pathname }) => (known === pathname ? known : ''))
const viewed = sample({
  clock: [opened, answered],
  source: { view: $view, url: $url, told: $category },
  filter: ({ view, url, told }) =>
    !__SERVER__ && view !== null && view.pathname === url?.pathname && told !== url.pathname && url.call.section === 'catalog',
  fn: ({ view, url }) => ({
    slug: CATEGORY.exec(url?.pathname ?? '')?.[1] ?? '',
    name: view?.listing.name ?? '',
    pathname: url?.pathname ?? '',
  }),
})
$category.on(viewed, (_, { pathname }) => pathname)
sample({
  clock: viewed,
  filter: ({ slug }) => slug !== '',
  fn: ({ slug, name }) => ({ slug, name }),
  target: emitterOf(categoryViewed, 'mfe-catalog'),
})
