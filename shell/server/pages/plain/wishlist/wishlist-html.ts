import { hasLengths, isLength } from '@shop/contracts/catalog/sizes/lengths'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import type { LikedVariant } from '@shop/contracts/favorites/favorites'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { escapeHtml, tag } from '../../../platform/http/escape.ts'
import type { PlainPage } from '../plain-html.ts'
import { PLAIN_TEXTS } from '../texts.ts'

/** A piece of the wishlist, and the size of it that was liked. */
export interface Wished {
  card: ProductCard
  liked: LikedVariant | null
}

/** Pieces of the wishlist with their forms [favorites.without-scripts]. */
export function wishlistHtml(wished: readonly Wished[], locale: Locale, note: string | null): PlainPage {
  const texts = PLAIN_TEXTS[locale]
  const said = note ? `<p class="note" role="status">${escapeHtml(note)}</p>` : ''
  const toCatalog = `<p><a class="main" href="/catalog">${texts.toCatalog}</a></p>`
  const list = wished.length > 0 ? `<ul>${wished.map((piece) => pieceHtml(piece, locale)).join('')}</ul>` : `<p>${texts.noHearts}</p>`
  return { title: texts.wishlist, body: `${said}${list}${toCatalog}` }
}

function pieceHtml({ card, liked }: Wished, locale: Locale): string {
  const texts = PLAIN_TEXTS[locale]
  const { itemId, name, url, photo, currency, canBuy } = card
  const { price, hasPriceRange, sku } = liked && liked.initial !== null ? ofVariant(card, liked) : card
  const picture = tag('img', { src: pictureUrl(photo.base, photo.fallback, 'webp'), alt: '', loading: 'lazy' })
  const due = price.final ?? price.initial
  const sum = due === null ? '' : money(due, currency, locale)
  const priced = sum && `<p class="num">${escapeHtml(hasPriceRange ? texts.from(sum) : sum)}</p>`
  const add = sku
    ? `${form('/do/cart/add')}${tag('input', { type: 'hidden', name: 'sku_id', value: sku })}${button(texts.add, name)}</form>`
    : `<a class="link" href="${escapeHtml(url)}">${hasLengths(url) ? texts.chooseLength : texts.chooseSize}<span class="vh">: ${escapeHtml(name)}</span></a>`
  const buy = canBuy ? add : `${tag('button', { type: 'button', disabled: true })}${texts.notAvailable}</button>`
  const remove = `${form('/do/favorites')}${tag('input', { type: 'hidden', name: 'item_id', value: String(itemId) })}${button(texts.remove, name, 'quiet')}</form>`
  return `<li class="line">${picture}<div><a href="${escapeHtml(url)}">${escapeHtml(name)}</a>${sizeHtml(liked, locale)}${priced}</div><div class="acts">${buy}${remove}</div></li>`
}

/** A sold-out size has to be replaced first. */
const ofVariant = ({ price }: ProductCard, { initial, final, balances, sku }: LikedVariant) => ({
  price: { ...price, initial, final },
  hasPriceRange: false,
  sku: balances > 0 ? sku : null,
})

function sizeHtml(liked: LikedVariant | null, locale: Locale): string {
  const texts = PLAIN_TEXTS[locale]
  const name = [liked?.size, liked?.weight].filter(Boolean).join(' · ')
  if (!liked || !name) return ''
  const named = liked.size === null ? name : isLength(liked.size) ? texts.likedLength(name) : texts.likedSize(name)
  return `<p class="num">${escapeHtml(liked.balances > 0 ? named : texts.likedOut(named))}</p>`
}

const form = (action: string) => tag('form', { method: 'post', action, class: 'row' })

const button = (label: string, name: string, look?: 'quiet') =>
  `${tag('button', { type: 'submit', class: look })}${label}<span class="vh">: ${escapeHtml(name)}</span></button>`
