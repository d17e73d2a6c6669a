import type { PageModule } from '@shop/routing'
import type { SuccessUrl } from './url.ts'

export { opened } from './model.ts'
export { OrderSuccessPage as Page } from './page.tsx'
export { url } from './url.ts'

export const head: PageModule<SuccessUrl>['head'] = ({ t }) => ({ title: t('title'), noindex: true })
