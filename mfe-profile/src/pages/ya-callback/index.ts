import { createEvent } from 'effector'
import type { Head, HeadTools } from '@shop/routing'

export { YaCallbackPage as Page } from './page.tsx'

export const url = () => undefined
export const opened = createEvent<void>()
export const head = ({ t }: HeadTools): Head => ({ title: t('title'), noindex: true })
