import type { Head, HeadTools } from '@shop/routing'

export { opened } from './model.ts'
export { PassportPage as Page } from './page.tsx'
export { url } from './url.ts'

export const head = ({ t }: HeadTools): Head => ({ title: t('title'), noindex: true })
