import type { Head, HeadTools } from '@shop/routing'
import { $kiosk } from './model.ts'

/** Only the tablets of shops open it: nobody is to find it. */
export const head = ({ scope, t }: HeadTools): Head => {
  const page = scope.getState($kiosk)
  return { title: page?.title ?? t('title'), noindex: true, ...(page && { description: page.lead }) }
}
