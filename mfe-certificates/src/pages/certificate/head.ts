import type { Head, HeadTools } from '@shop/routing'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import { srcSetOf } from '@shop/ui'
import { $depositId, $design } from './model/index.ts'
import { PREVIEW_SIZES } from './ui/card/preview.tsx'

export function head({ scope, t }: HeadTools): Head {
  const picture = scope.getState($design)?.picture
  return {
    title: t('title'),
    description: t('description'),
    canonical: '/certificate',
    // Payments are personal: noindex.
    noindex: scope.getState($depositId) !== null,
    ...(picture && {
      image: pictureUrl(picture.base, picture.fallback, 'webp'),
      picture: [{ srcSet: srcSetOf(picture), sizes: PREVIEW_SIZES }],
    }),
  }
}
