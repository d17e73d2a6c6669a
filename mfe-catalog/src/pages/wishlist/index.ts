import type { PageModule } from '@shop/routing'
import type { WishlistUrl } from './url.ts'

export { opened } from './model/list.ts'
export { WishlistPage as Page } from './page.tsx'
export { wishlistUrl as url } from './url.ts'

export const head: PageModule<WishlistUrl>['head'] = ({ t }) => ({ title: t('title'), canonical: '/wishlist', noindex: true })
