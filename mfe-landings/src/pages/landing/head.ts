import type { ContentBlock } from '@shop/contracts/content/content'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import type { Head, HeadTools } from '@shop/routing'
import { srcSetOf } from '@shop/ui'
import { HERO_SIZES, PHONE, WIDE } from '@shop/ui/hero'
import { questionsOf } from '#features/structured-data/questions.ts'
import { $landing } from './model.ts'
import { titleOf } from './titles.ts'

export function head({ scope, t, address }: HeadTools): Head {
  const page = scope.getState($landing)
  if (!page) return { title: t(titleOf(address.pathname)), noindex: true }
  const hero = page.blocks.find((block): block is Extract<ContentBlock, { kind: 'hero' }> => block.kind === 'hero')
  return {
    title: page.title,
    description: page.lead,
    canonical: address.pathname,
    jsonLd: questionsOf(page),
    ...(hero && {
      image: pictureUrl(hero.wide.base, hero.wide.fallback, 'webp'),
      picture: [
        { srcSet: srcSetOf(hero.portrait), sizes: HERO_SIZES, media: PHONE },
        { srcSet: srcSetOf(hero.wide), sizes: HERO_SIZES, media: WIDE },
      ],
    }),
  }
}
