import type { FeedbackTopic } from '@shop/contracts/services/feedback'
import type { Locale } from '@shop/contracts/shop/storefront'
import { phoneInWords } from '@shop/forms/fields/contact'
import { letterOf } from './letter.ts'

/** The site's confirmation text. */
export const THANKS: Record<Locale, string> = { ru: 'Спасибо за отзыв', en: 'Thank you for your feedback' }

const TOPICS: Record<Locale, Record<FeedbackTopic, string>> = {
  ru: {
    order: 'Заказ и доставка',
    piece: 'Украшение',
    return: 'Возврат или ремонт',
    shop: 'Магазин',
    site: 'Сайт и приложение',
    other: 'Другое',
  },
  en: {
    order: 'Order and delivery',
    piece: 'A piece of jewelry',
    return: 'Return or repair',
    shop: 'A store',
    site: 'Site and app',
    other: 'Something else',
  },
}

interface FeedbackMessage {
  number: string
  topic: FeedbackTopic
  name: string
  contact: string
  message: string
  country: string
}

/** To support, in Russian; replies go to the sender. */
export const feedbackLetter = ({ number, topic, name, contact, message, country }: FeedbackMessage) => ({
  ...letterOf('ru', {
    subject: `Обращение ${number}: ${TOPICS.ru[topic]}`,
    title: 'Новое обращение с сайта',
    paragraphs: [message],
    rows: [
      { name: 'Имя', value: name },
      { name: 'Связаться', value: phoneInWords(contact) },
      { name: 'Тема', value: TOPICS.ru[topic] },
      { name: 'Страна', value: country },
    ],
  }),
  ...(contact.includes('@') && { replyTo: contact }),
})

/** Without the sender's text: anybody may type any address, and the letter must not carry spam. */
export const receiptLetter = ({ number, topic }: FeedbackMessage, locale: Locale) =>
  locale === 'ru'
    ? letterOf(locale, {
        subject: `Мы получили ваше обращение ${number}`,
        title: 'Спасибо, мы получили ваше обращение',
        paragraphs: [
          'Ответим сегодня, если вы написали с 9:00 до 22:00 по Москве, иначе утром. Хотите что-то добавить — ответьте на это письмо.',
        ],
        rows: [
          { name: 'Номер', value: number },
          { name: 'Тема', value: TOPICS.ru[topic] },
        ],
        footer: 'Если вы нам не писали, кто-то ошибся адресом: просто удалите письмо.',
      })
    : letterOf(locale, {
        subject: `We have received your message ${number}`,
        title: 'Thank you, your message has arrived',
        paragraphs: [
          'We answer today if you wrote between 9:00 and 22:00 Moscow time, or else in the morning. To add something, reply to this letter.',
        ],
        rows: [
          { name: 'Number', value: number },
          { name: 'Topic', value: TOPICS.en[topic] },
        ],
        footer: 'If you did not write to us, somebody mistyped their address: just delete this letter.',
      })
