import type { Head, HeadTools } from '@shop/routing'
import { $delivery, $url } from './model/offers.ts'
import { QUESTIONS } from './questions.ts'

export function head({ scope, t, origin, address }: HeadTools): Head {
  const city = scope.getState($delivery)?.city
  const url = scope.getState($url)
  return {
    title: t('title'),
    ...(city && { description: t('description', { city: city.city }) }),
    canonical: address.pathname,
    noindex: url !== null && (url.cityId !== null || url.provider > 0),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: t('home'), item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: t('title'), item: origin + address.pathname },
        ],
      },
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: QUESTIONS.map((question) => ({
          '@type': 'Question',
          name: t(question),
          acceptedAnswer: { '@type': 'Answer', text: t(`${question}Text`) },
        })),
      },
    ],
  }
}
