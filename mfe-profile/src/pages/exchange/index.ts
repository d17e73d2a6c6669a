import type { Head, HeadTools } from '@shop/routing'

export { $dirty, opened } from './model.ts'
export { ExchangePage as Page } from './page.tsx'
export { url } from './url.ts'

export const head = ({ t }: HeadTools): Head => ({ title: t('title'), noindex: true })
