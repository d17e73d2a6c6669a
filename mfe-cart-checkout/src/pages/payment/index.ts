import type { PageModule } from '@shop/routing'
import type { PaymentUrl } from '#features/payment/model.ts'

export { opened } from './model.ts'
export { PaymentPage as Page } from './page.tsx'
export { url } from './url.ts'

export const head: PageModule<PaymentUrl>['head'] = ({ t }) => ({ title: t('title'), canonical: '/payment', noindex: true })
