import type { CartData, CartLine } from '@shop/contracts/cart/cart'
import type { SumRow } from '@shop/contracts/cart/cart-sums'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { escapeHtml, tag } from '../../platform/http/escape.ts'
import type { PlainPage } from './plain-html.ts'
import { sumsHtml } from './sums-html.ts'
import { PLAIN_TEXTS } from './texts.ts'

/** Lines, quantities and totals as plain forms [bag.without-scripts]. */
export function bagHtml(cart: CartData, context: ShopContext, note: string | null): PlainPage {
  const { locale } = context
  const texts = PLAIN_TEXTS[locale]
  const told = note ? `<p class="note" role="status">${escapeHtml(note)}</p>` : ''
  const said = told + unpaidHtml(cart, locale)
  if (cart.products.length === 0) {
    return { title: texts.bag, body: `${said}<p>${texts.empty}</p><p><a class="main" href="/catalog">${texts.toCatalog}</a></p>` }
  }
  const fault = cart.cartError ? `<p class="fault">${escapeHtml(cart.cartError.message)}</p>` : ''
  const onward = cart.sums?.enough ? `<p><a class="main" href="/do/checkout">${texts.order}</a></p>` : ''
  const lines = cart.products.map((line) => lineHtml(line, locale)).join('')
  return {
    title: texts.bag,
    body: `${said}<ul>${lines}</ul>${codeForm(locale)}${sumsHtml(cart, context, (row) => removeCode(row, locale))}${fault}${onward}`,
  }
}

/** Placing an order empties the bag before payment. */
function unpaidHtml({ unpaidOrder }: CartData, locale: Locale): string {
  if (!unpaidOrder) return ''
  const { waits, pay } = PLAIN_TEXTS[locale]
  const link = tag('a', { href: `/do/payment/${encodeURIComponent(unpaidOrder.id)}`, class: 'link' })
  return `<p class="note">${escapeHtml(waits(unpaidOrder.number))} ${link}${pay}</a></p>`
}

function lineHtml({ id, name, url, photo, variant, quantity, maxQuantity, sum, price }: CartLine, locale: Locale): string {
  const texts = PLAIN_TEXTS[locale]
  const picture = tag('img', { src: pictureUrl(photo.base, photo.fallback, 'webp'), alt: '', loading: 'lazy' })
  const named = `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>${variant ? `<br><span class="small">${escapeHtml(variant)}</span>` : ''}`
  const field = tag('input', {
    type: 'number',
    name: 'quantity',
    min: '1',
    max: String(maxQuantity),
    value: String(quantity),
    'aria-label': `${texts.quantity}: ${name}`,
  })
  const change =
    maxQuantity > 0 ? `${formTo('update', id)}${field}${button(texts.change, name)}</form>` : `<p class="fault">${texts.sold}</p>`
  const remove = `${formTo('remove', id)}${button(texts.remove, name, 'quiet')}</form>`
  const shown = maxQuantity > 0 ? `<p class="num">${escapeHtml(money(sum, price.currency, locale))}</p>` : ''
  return `<li class="line">${picture}<div>${named}${shown}</div><div class="acts">${change}${remove}</div></li>`
}

const formTo = (action: 'update' | 'remove', sku: string) =>
  tag('form', { method: 'post', action: `/do/cart/${action}`, class: 'row' }) + tag('input', { type: 'hidden', name: 'sku_id', value: sku })

const button = (label: string, name: string, look?: 'quiet') =>
  `${tag('button', { type: 'submit', class: look })}${label}<span class="vh">: ${escapeHtml(name)}</span></button>`

function codeForm(locale: Locale) {
  const { code, apply } = PLAIN_TEXTS[locale]
  const field = tag('input', { name: 'code', autocomplete: 'off', maxlength: '64', required: true })
  return `${tag('form', { method: 'post', action: '/do/cart/code', class: 'row' })}<label>${code}${field}</label><button type="submit">${apply}</button></form>`
}

/** Takes a code off again [bag.without-scripts]. */
function removeCode({ name, code }: SumRow, locale: Locale) {
  if (!code) return ''
  const hidden =
    tag('input', { type: 'hidden', name: 'kind', value: code.kind }) + tag('input', { type: 'hidden', name: 'code', value: code.code })
  return `${tag('form', { method: 'post', action: '/do/cart/code/remove', class: 'row' })}${hidden}${button(PLAIN_TEXTS[locale].remove, name, 'quiet')}</form>`
}
