import type { Locale } from '@shop/contracts/shop/storefront'
import { letterOf } from '../letter.ts'
import { off, type Signer } from '../news.ts'

interface ReviewRequest {
  orderId: number
  /** Names of the pieces. */
  names: readonly string[]
  /** Opens the form without signing in. */
  url: string
}

const TEXTS = {
  ru: {
    subject: 'Как вам украшение?',
    title: (count: number) => (count > 1 ? 'Как вам украшения?' : 'Как вам украшение?'),
    text: 'Вы носите его уже две недели. Расскажите тем, кто выбирает: как сидит, как выглядит, что удивило. Хватит пары строк.',
    textMany: 'Вы носите их уже две недели. Расскажите тем, кто выбирает: как сидят, как выглядят, что удивило. Хватит пары строк.',
    action: 'Написать отзыв',
    footer:
      'Покажем только имя. Отзыв появится на\u00a0странице украшения, когда мы его прочтём. По\u00a0ссылке можно писать без входа, не\u00a0пересылайте её.',
  },
  en: {
    subject: 'How do you like it?',
    title: (count: number) => (count > 1 ? 'How do you like your pieces?' : 'How do you like your piece?'),
    text: 'You have had it for two weeks. Tell those who are choosing how it fits, how it looks, what surprised you. A few lines are enough.',
    textMany:
      'You have had them for two weeks. Tell those who are choosing how they fit, how they look, what surprised you. A few lines are enough.',
    action: 'Write a review',
    footer:
      'Only your first name is shown. The review appears on the page of the piece once we have read it. The link works without signing in, so do not forward it.',
  },
}

/** Asks the buyer of a delivered order for reviews; the signed link opens the form. */
export function reviewLetter({ orderId, names, url }: ReviewRequest, locale: Locale, signer: Signer) {
  const texts = TEXTS[locale]
  return letterOf(locale, {
    subject: texts.subject,
    title: texts.title(names.length),
    paragraphs: [names.length > 1 ? texts.textMany : texts.text, names.join('\n')],
    action: { label: texts.action, url },
    footer: texts.footer,
    ...off(locale, { kind: 'review-off', id: orderId }, signer),
  })
}
