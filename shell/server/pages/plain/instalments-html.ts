import { instalmentDays, instalmentsOf, isInInstalments } from '@shop/contracts/cart/instalments'
import { INSTALMENTS_NAME } from '@shop/contracts/cart/instalments-name'
import { serverDate } from '@shop/contracts/core/time/clock'
import type { PaymentMethod } from '@shop/contracts/cart/full-cart'
import type { Locale } from '@shop/contracts/shop/storefront'
import { instalmentTexts as en } from '@shop/flows/texts/instalments/en'
import { instalmentTexts as ru } from '@shop/flows/texts/instalments/ru'
import { dayInWords } from '@shop/i18n/dates'
import { exactMoney } from '@shop/i18n/money'
import { escapeHtml, tag } from '../../platform/http/escape.ts'

/** The schedule of four payments where they are offered, in the words of the page with scripts [payment.first-payment]. */
export function instalmentsHtml(methods: readonly Pick<PaymentMethod, 'type'>[], sum: number, locale: Locale): string {
  if (!isInInstalments(sum) || !methods.some(({ type }) => type === 'instalments')) return ''
  const texts = locale === 'ru' ? ru : en
  const shown = (minor: number) => exactMoney(minor, 'RUB', locale)
  const days = instalmentDays(serverDate()).map((day) => dayInWords(day, locale))
  const rows = instalmentsOf(sum).map((share, place) => {
    const when = [place === 0 ? texts.today : '', days[place]].filter(Boolean).join(', ')
    return `<li>${escapeHtml(when)}: <span class="num">${escapeHtml(shown(share))}</span></li>`
  })
  const total = escapeHtml(texts.total.replace('{{sum}}', shown(sum)))
  return `${tag('ol', { class: 'small', 'aria-label': INSTALMENTS_NAME[locale] })}${rows.join('')}</ol><p class="small">${total}</p>`
}
