import type { ContentBlock, ContentPage } from '@shop/contracts/content'
import { pictureUrl } from '@shop/contracts/picture'
import type { Head, HeadTools } from '@shop/routing'
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
    // The version that counts is the one to be found.
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
    ...(picture && { image: pictureUrl(picture.base, picture.fallback, 'webp') }),
  }
}

/** One list for the whole page: search engines take one FAQPage of a document. */
function questionsOf({ blocks }: ContentPage) {
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []))
  if (questions.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
    },
  ]
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
