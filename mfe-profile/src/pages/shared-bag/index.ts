import type { HeadTools } from '@shop/routing'

export { opened } from './model.ts'
export { SharedBagPage as Page } from './page.tsx'
export { url } from './url.ts'

export const head = ({ t }: HeadTools) => ({ title: t('title'), noindex: true as const })
