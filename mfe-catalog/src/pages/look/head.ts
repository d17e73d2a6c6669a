import type { Head, HeadTools } from '@shop/routing'
import { $url } from './model/look.ts'

/** The empty composer is indexed; there are more looks than a search engine should read. */
export const head = ({ scope, t }: HeadTools): Head => ({
  title: t('title'),
  description: t('text'),
  canonical: '/look',
  noindex: scope.getState($url).entries.length > 0,
})
