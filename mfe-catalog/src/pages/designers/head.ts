import type { DesignerLine } from '@shop/contracts/catalog/designers'
import type { Head, HeadTools } from '@shop/routing'
import { srcSetOf } from '@shop/ui'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import { breadcrumbList } from '#features/structured/structured.ts'
import { $designers } from './model.ts'
import { FEATURE_SIZES } from './ui/features.tsx'

export function head({ scope, t, origin }: HeadTools): Head {
  const designers = scope.getState($designers) ?? []
  const [first] = designers.flatMap(({ picture }) => (picture ? [picture] : []))
  return {
    title: t('title'),
    description: t('describe'),
    canonical: '/designers',
    ...(first && { picture: [{ srcSet: srcSetOf(first), sizes: FEATURE_SIZES }], image: pictureUrl(first.base, first.fallback, 'webp') }),
    // Server only: search engines read documents.
    ...(__SERVER__ && {
      jsonLd: [
        breadcrumbList(
          [
            { name: t('home'), url: '/' },
            { name: t('title'), url: '/designers' },
          ],
          origin,
        ),
        designersOf(designers, origin),
      ],
    }),
  }
}

const designersOf = (designers: readonly DesignerLine[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: designers.length,
  itemListElement: designers.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + url, name })),
})
