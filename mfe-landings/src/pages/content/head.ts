import type { ContentBlock } from '@shop/contracts/content/content'
import { shareUrl } from '@shop/contracts/pages/share-picture'
import type { Head, HeadTools } from '@shop/routing'
import { questionsOf } from '#features/structured-data/questions.ts'
import { $page, $url } from './model.ts'

export function head({ scope, t, origin, address }: HeadTools): Head {
  const page = scope.getState($page)
  const url = scope.getState($url)
  if (!page || !url) return { title: t('title'), noindex: true }
  const picture = page.blocks.flatMap((block) => (block.kind === 'picture' ? block.picture : []))[0]
  return {
    title: page.title,
    description: page.lead,
    canonical: address.pathname,
    // Only the current edition is indexed.
    noindex: url.version !== null,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: t('home'), item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: page.title, item: origin + address.pathname },
        ],
      },
      ...questionsOf(page),
      ...page.blocks.flatMap(howToOf),
    ],
    ...(__SERVER__ && { image: shareUrl(address.pathname, [page.title, '', picture?.base ?? '']) }),
  }
}

const howToOf = (block: ContentBlock) =>
  block.kind === 'steps'
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'HowTo',
          name: block.title,
          step: block.steps.map(({ title, html }) => ({ '@type': 'HowToStep', name: title, text: wordsOf(html) })),
        },
      ]
    : []

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
