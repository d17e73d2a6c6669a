import type { ContentPage } from '@shop/contracts/content/content'

/** One list per page: search engines accept one FAQPage per document. */
export function questionsOf({ blocks }: ContentPage) {
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
