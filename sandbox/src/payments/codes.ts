import type { Locale } from '@shop/contracts/shop/storefront'
import { html } from '@shop/contracts/core/text/html'
import type { Service } from '../frame/service.ts'
import { paymentTexts } from './texts.ts'

/** Demo codes to try. */
const CODES: [string, Record<Locale, string>][] = [
  ['WELCOME10', { ru: '10\u00a0% на\u00a0всё без скидки', en: '10% off full prices' }],
  ['FIRST15', { ru: '15\u00a0% на\u00a0первый заказ', en: '15% off the first order' }],
  ['EARRINGS20', { ru: '20\u00a0% на\u00a0серьги', en: '20% off earrings' }],
  [
    'NORINGS10',
    { ru: '10\u00a0% на\u00a0всё, кроме колец, и\u00a0на\u00a0скидки', en: '10% off everything but rings, reduced pieces too' },
  ],
  ['SALE5000', { ru: '5\u00a0000\u00a0₽ от\u00a030\u00a0000\u00a0₽', en: 'AED 200 from AED 1,500, $55 from $400' }],
  ['MOSCOW1000', { ru: '1\u00a0000\u00a0₽ от\u00a05\u00a0000\u00a0₽, только в\u00a0России', en: '1,000 ₽ from 5,000 ₽, in Russia only' }],
  ['FREESHIP', { ru: 'бесплатная доставка', en: 'free delivery' }],
  ['GIFTPACK', { ru: 'праздничная упаковка в\u00a0подарок', en: 'the festive box for free' }],
  ['ONETIME', { ru: '25\u00a0%, один раз на\u00a0всех', en: '25% off, once for everybody' }],
  [
    'DECEMBER10',
    {
      ru: '10\u00a0% на\u00a0всё, и\u00a0на\u00a0скидки, до\u00a031\u00a0декабря',
      en: '10% off everything, reduced pieces too, until 31 December',
    },
  ],
  ['SPRING26', { ru: 'уже закончился', en: 'has ended' }],
  ['ZLATA-3000-K7WQ', { ru: 'сертификат на\u00a03\u00a0000\u00a0₽', en: 'certificate for 3,000 ₽' }],
  ['ZLATA-5000-M4TX', { ru: 'сертификат на\u00a05\u00a0000\u00a0₽', en: 'certificate for 5,000 ₽' }],
  ['ZLATA-200K-R9PD', { ru: 'сертификат на\u00a0200\u00a0000\u00a0₽', en: 'certificate for 200,000 ₽' }],
  ['ZLATA-AED-500-F3JS', { ru: 'сертификат на\u00a0500\u00a0AED', en: 'certificate for AED 500' }],
  ['ZLATA-USD-100-Y6GE', { ru: 'сертификат на\u00a0$100', en: 'certificate for $100' }],
]

/** Nothing to ask: a list on the page. */
export const codeList: Service = {
  handle: () => null,
  section: (locale) => ({
    id: 'codes',
    title: paymentTexts[locale].codes.title,
    count: CODES.length,
    content: html`<p class="lead">${paymentTexts[locale].codes.intro}</p>
      <dl class="shoppers">${CODES.map(([code, about]) => html`<div><dt>${code}</dt><dd>${about[locale]}</dd></div>`)}</dl>`.safe,
  }),
}
