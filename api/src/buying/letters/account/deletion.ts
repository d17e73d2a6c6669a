import { SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import { timeOf } from '@shop/contracts/core/time/time-of-day'
import { hostnameOf, type Locale } from '@shop/contracts/shop/storefront'
import { dayInWords } from '@shop/i18n/dates'
import { clockAt } from '../../../goods/places/shops/calendar.ts'
import { letterOf } from '../letter.ts'
import { originOf } from '../../payments/origin.ts'

interface When {
  /** When it was requested. */
  now: Date
  /** When it will be erased. */
  due: Date
}

const TEXTS = {
  ru: {
    code: (code: string) => `${code} — код для УДАЛЕНИЯ аккаунта {{brand}}. Никому его не сообщайте.`,
    text: (asked: string, due: string, host: string) =>
      `{{brand}}: ${asked} по Москве вы попросили удалить аккаунт. Данные сотрём ${due}. Передумали или это были не вы — войдите на ${host} до этого дня.`,
    subject: (due: string) => `Аккаунт {{brand}} будет удалён ${due}`,
    title: 'Удаляем ваш аккаунт',
    asked: (asked: string) => `${asked} по\u00a0Москве вы попросили удалить аккаунт и подтвердили это кодом из сообщения.`,
    due: (due: string) =>
      `${due} мы сотрём ваши данные: имя, контакты, адреса, избранное и бонусы. Если к этому дню не завершён заказ, сотрём их после него.`,
    keep: 'Передумали или это были не вы? Войдите до этого дня, и аккаунт останется.',
    action: 'Войти и оставить аккаунт',
  },
  en: {
    code: (code: string) => `${code} is the code to DELETE your {{brand}} account. Tell it to nobody.`,
    text: (asked: string, due: string, host: string) =>
      `{{brand}}: you asked us to delete your account on ${asked} Moscow time. We erase your data on ${due}. Changed your mind, or was it not you? Sign in at ${host} before that day.`,
    subject: (due: string) => `Your {{brand}} account will be deleted on ${due}`,
    title: 'We are deleting your account',
    asked: (asked: string) => `You asked us to delete your account on ${asked} Moscow time and confirmed it with a code.`,
    due: (due: string) =>
      `On ${due} we erase your data: name, contacts, addresses, favorites and bonuses. If an order is still under way then, we wait until it is finished.`,
    keep: 'Changed your mind, or was it not you? Sign in before that day, and the account stays.',
    action: 'Sign in and keep the account',
  },
}

/** Says what the code does, to protect shoppers from being tricked into reading it out. */
export const deletionCodeText = (code: string, locale: Locale, host: string) => `${TEXTS[locale].code(code)}\n\n@${host} #${code}`

export function deletionText({ now, due }: When, locale: Locale, host: string): string {
  return TEXTS[locale].text(momentOf(now, locale), dayOf(due, locale, { year: false }), hostnameOf(host))
}

export function deletionLetter({ now, due }: When, locale: Locale, host: string) {
  const texts = TEXTS[locale]
  const day = dayOf(due, locale)
  return letterOf(locale, {
    subject: texts.subject(day),
    title: texts.title,
    paragraphs: [texts.asked(momentOf(now, locale)), texts.due(day), texts.keep],
    action: { label: texts.action, url: `${originOf(host)}/profile` },
  })
}

const dayOf = (at: Date, locale: Locale, options?: { year: boolean }) =>
  dayInWords(clockAt(at, SHOP_UTC_OFFSET_HOURS).date.split('-').toReversed().join('.'), locale, options)

/** `24 ноября, 14:06` in the shop's time zone. */
function momentOf(at: Date, locale: Locale): string {
  const { minute } = clockAt(at, SHOP_UTC_OFFSET_HOURS)
  return `${dayOf(at, locale, { year: false })}, ${timeOf(minute)}`
}
