import type { Head, HeadTools } from '@shop/routing'
import { $openLook } from './model/editors.ts'
import { $url } from './model/look.ts'

/** The empty composer is indexed; there are more looks than a search engine should read. */
export const head = ({ scope, t }: HeadTools): Head => {
  const look = scope.getState($openLook)
  return {
    title: look?.name ?? t('title'),
    description: look?.text ?? t('text'),
    canonical: '/look',
    noindex: scope.getState($url).entries.length > 0,
  }
}
