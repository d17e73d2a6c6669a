import type { MoneyBack } from '@shop/contracts/orders/refunds/money-back'
import type { Refund } from '@shop/contracts/orders/refunds/refund'
import { money } from '@shop/i18n/money'
import type { OrderRow } from '../../orders/rows/order-rows.ts'
import { shownNumber } from '../../payments/order-number.ts'
import { moneyBackRows } from '../../orders/refunds/money-back-rows.ts'
import { letterOf, type LetterRow } from '../letter.ts'

const ru = {
  subject: {
    requested: (number: string) => `Возврат по\u00a0заказу ${number}: получили заявку`,
    accepted: (number: string) => `Возврат по\u00a0заказу ${number} принят`,
    declined: (number: string) => `Возврат по\u00a0заказу ${number} не\u00a0принят`,
  },
  intro: {
    requested: 'Проверим украшения, когда они будут у нас, и напишем. Бирки и документы должны быть на месте.',
    accepted: 'Украшения у нас. Возвращаем:',
    declined: 'Украшения вернуть не получилось. Напишите нам, если это ошибка.',
  },
  handover: {
    courier: 'Курьер заберёт украшения: позвоним в\u00a0течение рабочего дня и\u00a0договоримся о\u00a0времени.',
    shop: 'Украшения можно принести в\u00a0любой магазин {{brand}}. Назовите номер заказа.',
  },
  pieces: (count: number) => `${count} шт.`,
  money: 'Деньгами',
  tenders: 'На сертификаты',
  bonuses: 'Вернётся бонусов',
  takenBack: 'Спишется начисленных бонусов',
}

const en: typeof ru = {
  subject: {
    requested: (number) => `Return for order ${number}: we have your request`,
    accepted: (number) => `Return for order ${number} is accepted`,
    declined: (number) => `Return for order ${number} is not accepted`,
  },
  intro: {
    requested: 'We look at the pieces as soon as they are with us, and write to you. Tags and papers must be in place.',
    accepted: 'The pieces are with us. This goes back:',
    declined: 'We could not take the pieces back. Please write to us if this is a mistake.',
  },
  handover: {
    courier: 'A courier collects the pieces: we call within a working day to agree on the time.',
    shop: 'Bring the pieces to any {{brand}} store and tell us the order number.',
  },
  pieces: (count) => `${count} pcs`,
  money: 'As money',
  tenders: 'To gift certificates',
  bonuses: 'Bonuses that come back',
  takenBack: 'Earned bonuses taken back',
}

const TEXTS = { ru, en }

/** Result of a refund: returned pieces and amounts. */
export function refundLetter(
  refund: Refund,
  order: Pick<OrderRow, 'number' | 'locale' | 'currency'>,
  { comment, moneyBack }: { comment: string | null; moneyBack: readonly MoneyBack[] },
) {
  const locale = order.locale === 'ru' ? 'ru' : 'en'
  const texts = TEXTS[locale]
  const { status } = refund
  const { currency } = order
  const subject = texts.subject[status](shownNumber(order.number))
  const sumOf = (minor: number) => money(minor, currency, locale)
  const row = (name: string, minor: number): LetterRow[] => (minor > 0 ? [{ name, value: sumOf(minor) }] : [])
  return letterOf(locale, {
    subject,
    title: subject,
    // The shopper's comment is not repeated; the office's answer is included.
    paragraphs: [
      texts.intro[status],
      ...(status === 'requested' && refund.handover ? [texts.handover[refund.handover]] : []),
      ...(status === 'declined' && comment ? [comment] : []),
    ],
    rows: refund.items.map(({ name, quantity, sum }) => ({
      name,
      value: sumOf(sum),
      ...(quantity > 1 && { note: texts.pieces(quantity) }),
    })),
    totals:
      status === 'declined'
        ? []
        : [
            ...(status === 'accepted'
              ? moneyBackRows(moneyBack, currency, locale)
              : [...row(texts.money, refund.money), ...row(texts.tenders, refund.tenders), ...row(texts.bonuses, refund.bonuses)]),
            ...row(texts.takenBack, refund.bonusesTakenBack),
          ],
  })
}
