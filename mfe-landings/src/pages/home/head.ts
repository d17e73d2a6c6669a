import type { Head, HeadTools } from '@shop/routing'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import { srcSetOf } from '@shop/ui'
import { HERO_SIZES, PHONE, WIDE } from '@shop/ui/hero'
import { $mainPage } from './model.ts'

export function head({ scope, t, origin }: HeadTools): Head {
  const page = scope.getState($mainPage)
  const banner = page?.mainBanner
  return {
    title: t('title'),
    description: t('description'),
    canonical: '/',
    jsonLd: [
      { '@context': 'https://schema.org', '@type': 'Organization', name: t('brand'), url: `${origin}/`, logo: `${origin}/favicon.svg` },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: t('brand'),
        url: `${origin}/`,
        potentialAction: { '@type': 'SearchAction', target: `${origin}/search?text={text}`, 'query-input': 'required name=text' },
      },
    ],
    ...(banner && {
      image: pictureUrl(banner.wide.base, banner.wide.fallback, 'webp'),
      picture: [
        { srcSet: srcSetOf(banner.portrait), sizes: HERO_SIZES, media: PHONE },
        { srcSet: srcSetOf(banner.wide), sizes: HERO_SIZES, media: WIDE },
      ],
    }),
  }
}
