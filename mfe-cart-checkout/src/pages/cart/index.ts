import type { Scope } from 'effector'
import type { PageModule } from '@shop/routing'
import { $dirty as $bagDirty } from '#features/bag/model/index.ts'
import { snapshotOf, type Carried } from '#features/checkout/draft.ts'
import type { CartUrl } from './url.ts'

export { restored as restore } from '#features/checkout/draft.ts'
export { $dirty, opened } from './model.ts'
export { CartPage as Page } from './page.tsx'
export { url } from './url.ts'

/** A pending bag change cannot be transferred: the version swap waits (undefined). */
export const snapshot = (scope: Scope): Carried | null | undefined => (scope.getState($bagDirty) ? undefined : snapshotOf(scope))

export const head: PageModule<CartUrl>['head'] = ({ t, address }) => ({
  title: t(new URLSearchParams(address.search).get('step') === 'checkout' ? 'checkoutTitle' : 'title'),
  canonical: '/cart',
  noindex: true,
})
