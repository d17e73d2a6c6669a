import type { Head, HeadTools } from '@shop/routing'

export { $dirty, opened } from '#features/account-deletion/model.ts'
export { DeleteAccountPage as Page } from './page.tsx'
export { url } from './url.ts'

export const head = ({ t }: HeadTools): Head => ({ title: t('title'), noindex: true })
