import { money } from '@shop/i18n/money'
import type { DepositRow } from '../../deposits/lifecycle.ts'
import { sendAt } from '../../deposits/lifecycle.ts'
import { letterOf } from '../letter.ts'

const TEXTS = {
  ru: {
    gift: {
      subject: (sender: string) => `${sender} дарит вам сертификат {{brand}}`,
      title: (name: string, sum: string) => `${name ? `${name}, у` : 'У'} вас подарок на\u00a0${sum}`,
      intro: 'Сертификатом можно оплатить любые украшения: целиком или частями, вместе с\u00a0другими способами.',
      from: (sender: string) => `От: ${sender}`,
      number: 'Номер',
      code: 'Код активации',
      until: 'Действует до',
      open: 'Открыть сертификат',
      footer: 'Код — это деньги: не показывайте его посторонним.',
      text: (sender: string, sum: string, id: string, code: string, until: string, url: string) =>
        `${sender} дарит вам сертификат {{brand}} на ${sum}. Номер ${id}, код ${code}, до ${until}. ${url}`,
    },
    bought: {
      subject: (id: string) => `Сертификат ${id} оплачен`,
      title: 'Сертификат оплачен',
      now: (to: string) => `Мы уже отправили его: ${to}.`,
      later: (to: string, date: string) => `Отправим ${date} в\u00a010:00 по\u00a0Москве: ${to}.`,
      sum: 'Сумма',
    },
  },
  en: {
    gift: {
      subject: (sender: string) => `${sender} has a {{brand}} gift certificate for you`,
      title: (name: string, sum: string) => `${name ? `${name}, you` : 'You'} have a gift of ${sum}`,
      intro: 'It pays for any jewelry: at once or in parts, together with other ways to pay.',
      from: (sender: string) => `From: ${sender}`,
      number: 'Number',
      code: 'Activation code',
      until: 'Valid until',
      open: 'Open the gift certificate',
      footer: 'The code is money: keep it to yourself.',
      text: (sender: string, sum: string, id: string, code: string, until: string, url: string) =>
        `${sender} has a {{brand}} gift certificate of ${sum} for you. Number ${id}, code ${code}, until ${until}. ${url}`,
    },
    bought: {
      subject: (id: string) => `Gift certificate ${id} is paid`,
      title: 'The gift certificate is paid',
      now: (to: string) => `It is on its way already: ${to}.`,
      later: (to: string, date: string) => `We send it on ${date} at 10:00 Moscow time: ${to}.`,
      sum: 'Amount',
    },
  },
}

const sumOf = ({ amount, currency, locale }: DepositRow) => money(amount, currency, locale)
const pageOf = (origin: string, { id }: DepositRow) => `${origin}/get-certificate/${id}`

/** To the recipient: number, code, message. */
export function giftLetter(deposit: DepositRow, code: string, origin: string) {
  const { locale, recipient_name: name, sender_name: sender, message, id, validUntil } = deposit
  const texts = TEXTS[locale].gift
  return letterOf(locale, {
    subject: texts.subject(sender),
    title: texts.title(name, sumOf(deposit)),
    paragraphs: [...(message ? [message] : []), texts.from(sender), texts.intro],
    rows: [
      { name: texts.number, value: id },
      { name: texts.code, value: code },
      { name: texts.until, value: validUntil },
    ],
    action: { label: texts.open, url: pageOf(origin, deposit) },
    footer: texts.footer,
  })
}

export const giftText = (deposit: DepositRow, code: string, origin: string) =>
  TEXTS[deposit.locale].gift.text(deposit.sender_name, sumOf(deposit), deposit.id, code, deposit.validUntil, pageOf(origin, deposit))

/** To the buyer: when and where it is sent. Without the code, which is the recipient's only. */
export function boughtLetter(deposit: DepositRow, now: Date) {
  const { locale, id, sendOn, sendDate } = deposit
  const texts = TEXTS[locale].bought
  const to = deposit.recipient_email ?? deposit.recipient_phone ?? ''
  return letterOf(locale, {
    subject: texts.subject(id),
    title: texts.title,
    paragraphs: [sendAt(sendOn, now) <= now ? texts.now(to) : texts.later(to, sendDate)],
    rows: [{ name: texts.sum, value: sumOf(deposit) }],
  })
}
