import type { SizeExchange } from '@shop/contracts/orders/exchanges/exchange'
import type { ExchangeStatus } from '@shop/contracts/orders/exchanges/exchange-status'
import type { MoneyBack } from '@shop/contracts/orders/refunds/money-back'
import { momentInWords } from '@shop/i18n/dates'
import { exactMoney } from '@shop/i18n/money'
import type { OrderRow } from '../../orders/rows/order-rows.ts'
import { moneyBackRows } from '../../orders/refunds/money-back-rows.ts'
import { letterOf } from '../letter.ts'

const ru = {
  subject: {
    requested: (number: string) => `Обмен размера ${number}: отложили для\u00a0вас`,
    accepted: (number: string) => `Обмен размера ${number}: всё готово`,
    done: (number: string) => `Обмен размера ${number} завершён`,
    declined: (number: string) => `Обмен размера ${number} не\u00a0состоится`,
    cancelled: (number: string) => `Обмен размера ${number} отменён`,
    expired: (number: string) => `Обмен размера ${number}: срок вышел`,
  } satisfies Record<ExchangeStatus, (number: string) => string>,
  intro: {
    requested: (to: string, until: string) => `Размер ${to} отложен для\u00a0вас до\u00a0${until}.`,
    accepted: (to: string) => `Размер ${to} готов к\u00a0обмену.`,
    done: (to: string) => `Теперь у\u00a0вас размер ${to}. В\u00a0заказе и\u00a0паспорте украшения он\u00a0уже указан.`,
    declined: () => 'Обменять не\u00a0получилось. Новый размер больше не\u00a0отложен, ваше украшение остаётся у\u00a0вас.',
    cancelled: () => 'Новый размер больше не\u00a0отложен, ваше украшение остаётся у\u00a0вас.',
    expired: () => 'Обмен не\u00a0состоялся, и\u00a0новый размер больше не\u00a0отложен. Можно начать заново на\u00a0странице заказа.',
  } satisfies Record<ExchangeStatus, (to: string, until: string) => string>,
  handover: {
    courier: 'Курьер привезёт новый размер и\u00a0заберёт прежний: позвоним и\u00a0договоримся о\u00a0времени.',
    shop: (shop: string) => `Приходите с\u00a0украшением в\u00a0магазин: ${shop}.`,
  },
  pay: (sum: string) => `Новый размер дороже: доплатите ${sum}, и\u00a0мы\u00a0начнём обмен.`,
  size: (from: string, to: string) => `${from} → ${to}`,
  pieces: (count: number) => `${count} шт.`,
  difference: 'Доплата',
  lower: 'Вернём разницу',
  lowerByLink: 'Вернём тому, кто заплатил по\u00a0ссылке',
  open: 'Открыть обмен',
}

const en: typeof ru = {
  subject: {
    requested: (number) => `Size exchange ${number}: kept for you`,
    accepted: (number) => `Size exchange ${number}: everything is ready`,
    done: (number) => `Size exchange ${number} is done`,
    declined: (number) => `Size exchange ${number} will not take place`,
    cancelled: (number) => `Size exchange ${number} is cancelled`,
    expired: (number) => `Size exchange ${number}: the time is over`,
  },
  intro: {
    requested: (to, until) => `Size ${to} is kept for you until ${until}.`,
    accepted: (to) => `Size ${to} is ready to be exchanged.`,
    done: (to) => `You now have size ${to}. The order and the passport of the piece name it already.`,
    declined: () => 'We could not exchange it. The new size is no longer kept, and your piece stays with you.',
    cancelled: () => 'The new size is no longer kept, and your piece stays with you.',
    expired: () => 'The exchange did not take place, and the new size is no longer kept. You can start again on the page of the order.',
  },
  handover: {
    courier: 'A courier brings the new size and takes the old one: we call to agree on the time.',
    shop: (shop) => `Bring the piece to the store: ${shop}.`,
  },
  pay: (sum) => `The new size costs more: pay the difference of ${sum}, and we begin.`,
  size: (from, to) => `${from} → ${to}`,
  pieces: (count) => `${count} pcs`,
  difference: 'Difference to pay',
  lower: 'The difference we return',
  lowerByLink: 'Goes back to whoever paid by your link',
  open: 'Open the exchange',
}

const WORDS = { ru, en }

interface LetterFacts {
  /** Page of the exchange. */
  url: string
  moneyBack: readonly MoneyBack[]
}

/** One step of an exchange for another size. */
export function exchangeLetter(
  { number, status, name, from, to, quantity, handover, shop, difference, isPaid, keptUntil, answer }: SizeExchange,
  { locale: own, currency, options }: Pick<OrderRow, 'locale' | 'currency' | 'options'>,
  { url, moneyBack }: LetterFacts,
) {
  const locale = own === 'ru' ? 'ru' : 'en'
  const words = WORDS[locale]
  const subject = words.subject[status](number)
  const isOpen = status === 'requested' || status === 'accepted'
  const sum = exactMoney(Math.abs(difference), currency, locale)
  const way = handover === 'shop' && shop ? words.handover.shop(`${shop.name}, ${shop.address}`) : words.handover.courier
  return letterOf(locale, {
    subject,
    title: subject,
    paragraphs: [
      words.intro[status](to, momentInWords(keptUntil, locale)),
      ...(status === 'requested' && !isPaid ? [words.pay(sum)] : []),
      ...(isOpen ? [way] : []),
      ...(!isOpen && answer ? [answer] : []),
    ],
    rows: [{ name, value: words.size(from, to), ...(quantity > 1 && { note: words.pieces(quantity) }) }],
    totals: isOpen
      ? difference === 0
        ? []
        : [{ name: difference > 0 ? words.difference : options.paidByLink ? words.lowerByLink : words.lower, value: sum }]
      : moneyBackRows(moneyBack, currency, locale),
    ...(isOpen && { action: { label: words.open, url } }),
  })
}
