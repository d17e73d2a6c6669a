import { shareUrl } from '@shop/contracts/pages/share-picture'
import type { Head, HeadTools } from '@shop/routing'
import { srcSetOf } from '@shop/ui'
import { HERO_SIZES, PHONE, WIDE } from '@shop/ui/hero'
import { breadcrumbList } from '#features/structured/structured.ts'
import { $story } from './model.ts'

export function head({ scope, t, origin }: HeadTools): Head {
  const story = scope.getState($story)
  if (!story) return { title: '', noindex: true }
  const { name, city, about, url, wide, portrait } = story
  return {
    title: name,
    description: t('describe', { name, about }),
    canonical: url,
    ...(wide &&
      portrait && {
        picture: [
          { srcSet: srcSetOf(portrait), sizes: HERO_SIZES, media: PHONE },
          { srcSet: srcSetOf(wide), sizes: HERO_SIZES, media: WIDE },
        ],
      }),
    // Server only: search engines read documents.
    ...(__SERVER__ && {
      image: shareUrl(url, [name, city, portrait?.base ?? '']),
      jsonLd: [
        { '@context': 'https://schema.org', '@type': 'Brand', name, description: about, url: origin + url },
        breadcrumbList(
          [
            { name: t('home'), url: '/' },
            { name: t('designers'), url: '/designers' },
            { name, url },
          ],
          origin,
        ),
      ],
    }),
  }
}
