import { dayInWords } from '@shop/i18n/dates'
import type { Locale } from '@shop/contracts/shop/storefront'
import { shopDate } from '../../../goods/places/shops/calendar.ts'
import { letterOf } from '../letter.ts'
import { off, type Signer } from '../news.ts'

const TEXTS = {
  ru: {
    subject: (percent: number) => `Ваш промокод {{brand}}: скидка ${percent}\u00a0%`,
    title: (percent: number) => `${percent}\u00a0% за\u00a0знакомство`,
    text: 'Введите код при оформлении заказа. Он ваш, действует на\u00a0один заказ и\u00a0снижает цену украшений без скидки.',
    until: 'Действует по',
    action: 'Выбрать украшение',
    gone: {
      subject: 'Вы уже подписаны на\u00a0письма {{brand}}',
      title: 'Вы с\u00a0нами',
      text: 'Этот адрес уже подписан, а\u00a0промокод за\u00a0подписку отправлен раньше: он использован или его срок вышел. О\u00a0новых скидках напишем.',
      action: 'Посмотреть новинки',
    },
  },
  en: {
    subject: (percent: number) => `Your {{brand}} promo code: ${percent}% off`,
    title: (percent: number) => `${percent}% to begin with`,
    text: 'Enter the code at checkout. It is yours alone, good for one order, and lowers the price of every piece that is not reduced already.',
    until: 'Valid through',
    action: 'Choose a piece',
    gone: {
      subject: 'You are subscribed to {{brand}} already',
      title: 'You are with us',
      text: 'This address is subscribed already, and its promo code was sent earlier: it has been used or has expired. We will write about new offers.',
      action: 'See what is new',
    },
  },
} satisfies Record<Locale, unknown>

interface Gift {
  code: string
  percent: number
  /** Expiry of the code. */
  endsAt: Date
}

/** Promo code for a confirmed subscriber. */
export function giftLetter(id: number, { code, percent, endsAt }: Gift, locale: Locale, signer: Signer) {
  const texts = TEXTS[locale]
  const lastDay = shopDate(new Date(endsAt.getTime() - 1))
    .split('-')
    .toReversed()
    .join('.')
  return letterOf(locale, {
    subject: texts.subject(percent),
    title: texts.title(percent),
    figure: code,
    paragraphs: [texts.text],
    rows: [{ name: texts.until, value: dayInWords(lastDay, locale) }],
    action: { label: texts.action, url: `${signer.origin}/catalog` },
    ...off(locale, { kind: 'news-off', id }, signer),
  })
}

/** For a repeated subscription after the code was used or expired: only the owner of the address learns it. */
export function giftUsedLetter(id: number, locale: Locale, signer: Signer) {
  const { subject, title, text, action } = TEXTS[locale].gone
  return letterOf(locale, {
    subject,
    title,
    paragraphs: [text],
    action: { label: action, url: `${signer.origin}/catalog/new` },
    ...off(locale, { kind: 'news-off', id }, signer),
  })
}
