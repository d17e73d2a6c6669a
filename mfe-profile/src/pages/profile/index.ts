import type { PageModule } from '@shop/routing'
import type { ProfileUrl } from './url.ts'

export { $dirty, opened } from './model/index.ts'
export { ProfilePage as Page } from './page.tsx'
export { url } from './url.ts'

export const head: PageModule<ProfileUrl>['head'] = ({ t }) => ({ title: t('title'), canonical: '/profile', noindex: true })
