import { hasLengths } from '@shop/contracts/catalog/sizes/lengths'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { escapeHtml, tag } from '../../../platform/http/escape.ts'
import type { PlainPage } from '../plain-html.ts'
import { PLAIN_TEXTS } from '../texts.ts'

/** Pieces of the wishlist with their forms [favorites.without-scripts]. */
export function wishlistHtml(products: readonly ProductCard[], locale: Locale, note: string | null): PlainPage {
  const texts = PLAIN_TEXTS[locale]
  const said = note ? `<p class="note" role="status">${escapeHtml(note)}</p>` : ''
  const toCatalog = `<p><a class="main" href="/catalog">${texts.toCatalog}</a></p>`
  const list =
    products.length > 0 ? `<ul>${products.map((product) => pieceHtml(product, locale)).join('')}</ul>` : `<p>${texts.noHearts}</p>`
  return { title: texts.wishlist, body: `${said}${list}${toCatalog}` }
}

function pieceHtml({ itemId, name, url, photo, price, currency, hasPriceRange, sku, canBuy }: ProductCard, locale: Locale): string {
  const texts = PLAIN_TEXTS[locale]
  const picture = tag('img', { src: pictureUrl(photo.base, photo.fallback, 'webp'), alt: '', loading: 'lazy' })
  const due = price.final ?? price.initial
  const sum = due === null ? '' : money(due, currency, locale)
  const priced = sum && `<p class="num">${escapeHtml(hasPriceRange ? texts.from(sum) : sum)}</p>`
  const add = sku
    ? `${form('/do/cart/add')}${tag('input', { type: 'hidden', name: 'sku_id', value: sku })}${button(texts.add, name)}</form>`
    : `<a class="link" href="${escapeHtml(url)}">${hasLengths(url) ? texts.chooseLength : texts.chooseSize}<span class="vh">: ${escapeHtml(name)}</span></a>`
  const buy = canBuy ? add : `${tag('button', { type: 'button', disabled: true })}${texts.notAvailable}</button>`
  const remove = `${form('/do/favorites')}${tag('input', { type: 'hidden', name: 'item_id', value: String(itemId) })}${button(texts.remove, name, 'quiet')}</form>`
  return `<li class="line">${picture}<div><a href="${escapeHtml(url)}">${escapeHtml(name)}</a>${priced}</div><div class="acts">${buy}${remove}</div></li>`
}

const form = (action: string) => tag('form', { method: 'post', action, class: 'row' })

const button = (label: string, name: string, look?: 'quiet') =>
  `${tag('button', { type: 'submit', class: look })}${label}<span class="vh">: ${escapeHtml(name)}</span></button>`
