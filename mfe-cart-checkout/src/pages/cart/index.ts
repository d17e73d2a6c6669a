import type { PageModule } from '@shop/routing'
import type { CartUrl } from './url.ts'

export { $dirty } from '../../features/bag/model/index.ts'
export { opened } from './model.ts'
export { CartPage as Page } from './page.tsx'
export { url } from './url.ts'

export const head: PageModule<CartUrl>['head'] = ({ t }) => ({ title: t('title'), canonical: '/cart', noindex: true })
