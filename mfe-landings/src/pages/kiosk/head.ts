import type { Head, HeadTools } from '@shop/routing'
import { $kiosk } from './model.ts'

/** For tablets in shops only: noindex. */
export const head = ({ scope, t }: HeadTools): Head => {
  const page = scope.getState($kiosk)
  return { title: page?.title ?? t('title'), noindex: true, ...(page && { description: page.lead }) }
}
