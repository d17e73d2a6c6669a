import type { CartData } from '@shop/contracts/cart/cart'
import type { SumRow } from '@shop/contracts/cart/cart-sums'
import { isCertificate } from '@shop/contracts/certificates/goods'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { dutyEstimate, dutyText } from '@shop/i18n/duties'
import { money } from '@shop/i18n/money'
import { escapeHtml } from '../../platform/http/escape.ts'
import { PLAIN_TEXTS } from './texts.ts'

/** The server's rows and the import duty, as bag and checkout show them [bag.same-sums] [delivery.duties-stated]. */
export function sumsHtml(
  { sums, currency, products }: Pick<CartData, 'sums' | 'currency' | 'products'>,
  { locale, country }: ShopContext,
  /** What a row can be changed by. Checkout is a form itself and has none. */
  formOf: (row: SumRow) => string = () => '',
): string {
  if (!sums) return ''
  const texts = PLAIN_TEXTS[locale]
  // Certificates are no goods of a border.
  const goods = products.reduce((sum, line) => (isCertificate(line) ? sum - line.sum : sum), sums.goodsSum)
  const shown = (sum: number) => money(sum, currency, locale)
  const rows = sums.rows.map((row) => {
    const { kind, name, sum, why, from } = row
    const said =
      sum === null
        ? kind === 'delivery'
          ? from
            ? texts.courierFrom(shown(from))
            : texts.later
          : ''
        : sum === 0 && kind !== 'goods'
          ? texts.free
          : shown(sum)
    const reason = why ? `<br><span class="floor muted">${escapeHtml(why)}</span>` : ''
    return `<div><dt>${escapeHtml(name)}${reason}${formOf(row)}</dt><dd class="num">${escapeHtml(said)}</dd></div>`
  })
  const due = `<div class="grand"><dt>${texts.due}</dt><dd class="num">${escapeHtml(shown(sums.dueSum))}</dd></div>`
  return `<section aria-labelledby="sums"><h2 class="h3" id="sums">${texts.sums}</h2><dl>${rows.join('')}${due}</dl>${dutyHtml()}</section>`

  function dutyHtml() {
    if (goods === 0) return ''
    const estimate = dutyEstimate(country, goods)
    const text = dutyText(country, locale, estimate === null ? null : shown(estimate))
    return text ? `<p class="small">${escapeHtml(text)}</p>` : ''
  }
}
