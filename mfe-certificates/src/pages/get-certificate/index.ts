import type { Head, HeadTools } from '@shop/routing'

export { opened } from './model/index.ts'
export { GetCertificatePage as Page } from './page.tsx'
export { url } from './url.ts'

export const head = ({ t }: HeadTools): Head => ({ title: t('title'), canonical: '/get-certificate', noindex: true })
