import type { Head, HeadTools } from '@shop/routing'
import { srcSetOf } from '@shop/ui'
import { $designers } from './model.ts'
import { FEATURE_SIZES } from './ui/features.tsx'

export function head({ scope, t }: HeadTools): Head {
  const [first] = (scope.getState($designers) ?? []).flatMap(({ picture }) => (picture ? [picture] : []))
  return {
    title: t('title'),
    description: t('describe'),
    canonical: '/designers',
    ...(first && { picture: [{ srcSet: srcSetOf(first), sizes: FEATURE_SIZES }] }),
  }
}
