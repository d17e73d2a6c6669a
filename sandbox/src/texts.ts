import type { Locale } from '@shop/contracts/storefront'

interface Texts {
  title: string
  intro: string
  notYet: string
  services: string[]
}

export const texts: Record<Locale, Texts> = {
  ru: {
    title: 'Песочница',
    intro:
      'Здесь живут заместители внешних служб магазина: они говорят по настоящим протоколам и показывают, что им прислали. В этой версии ни одного заместителя ещё нет: магазину они пока не нужны.',
    notYet: 'появится с оформлением заказа',
    services: ['СМС и звонок с кодом', 'Приём платежей', 'Почта'],
  },
  en: {
    title: 'Sandbox',
    intro:
      'Stand-ins for the outside services of the shop live here: they speak the real protocols and show what was sent to them. This version has none of them yet: the shop does not need them so far.',
    notYet: 'arrives with checkout',
    services: ['Text messages and calls with a code', 'Payments', 'Mail'],
  },
}
