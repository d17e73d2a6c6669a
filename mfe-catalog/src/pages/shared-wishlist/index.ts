import type { Head, HeadTools } from '@shop/routing'
import { $list } from './model.ts'

export { opened } from './model.ts'
export { SharedWishlistPage as Page } from './page.tsx'
export { url } from './url.ts'

export const head = ({ scope, t }: HeadTools): Head => ({ title: scope.getState($list)?.title ?? t('title'), noindex: true })
