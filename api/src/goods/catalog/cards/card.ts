import type { Availability, ModificationGroup, ProductCard, Tag } from '@shop/contracts/catalog/product-card'
import { Minor } from '@shop/contracts/core/money'
import { Photo } from '@shop/contracts/core/picture'
import { SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import { canBuy } from '@shop/contracts/catalog/product'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import { percentLess } from '@shop/i18n/money'
import * as v from 'valibot'
import { TEXTS, wordOf } from '../../../platform/texts/texts.ts'
import { colorOf } from './swatches.ts'

const link = { slug: v.string(), category: v.string() }
type Link = Record<keyof typeof link, string>

const variant = { id: v.number(), ...link }
type Variant = Link & { id: number }

/** The database row of one card. */
export const cardFacts = v.object({
  id: v.number(),
  externalCode: v.string(),
  productCode: v.string(),
  slug: v.string(),
  name: v.string(),
  category: v.object({ slug: v.string(), name: v.string() }),
  designer: v.object({ slug: v.string(), name: v.string(), lang: v.nullable(v.string()) }),
  initial: v.nullable(Minor),
  final: v.nullable(Minor),
  hasRange: v.boolean(),
  isArchive: v.boolean(),
  /** `2026-12-18` for a piece made to order. */
  preorderOn: v.nullable(v.string()),
  tags: v.nullable(v.array(v.string())),
  photos: v.array(Photo),
  balances: v.nullable(v.number()),
  onlySku: v.nullable(v.string()),
  metals: v.nullable(v.array(v.object({ ...variant, metal: v.string() }))),
  symbols: v.nullable(v.array(v.object({ ...variant, symbol: v.string() }))),
  stones: v.nullable(v.array(v.object({ ...variant, stone: v.string() }))),
})
export type CardFacts = v.InferOutput<typeof cardFacts>

export const categoryUrl = (slug: string) => `/catalog/${slug}`
export const productUrl = ({ category, slug }: Link) => `/catalog/${category}/${slug}`
export const designerUrl = (slug: string) => `/designers/${slug}`

/** Current values of a card, and its position in a list. */
const MOVING = ['tags', 'price', 'hasPriceRange', 'position', 'sku', 'currency', 'canBuy', 'availability'] as const
type MovingCard = Pick<ProductCard, (typeof MOVING)[number]>
/** The stable part of a card. */
export type FixedCard = Omit<ProductCard, keyof MovingCard>
/** Current values: prices, stock and what depends on them. */
export const movingFacts = v.pick(cardFacts, ['initial', 'final', 'hasRange', 'isArchive', 'preorderOn', 'balances', 'onlySku'])
export type MovingFacts = v.InferOutput<typeof movingFacts>

/** Builds the contract's card in the shopper's language and currency. */
export const toCard = (facts: CardFacts, position: number, shop: ShopContext): ProductCard => ({
  ...fixedOf(facts, shop.locale),
  ...movingOf(facts, position, shop),
})

export function fixedOf(facts: CardFacts, locale: Locale): FixedCard {
  const { id, name, externalCode, productCode, photos, category, designer } = facts
  const [photo] = photos
  if (!photo) throw new Error(`The product ${id} has no picture.`)
  return {
    id,
    itemId: id,
    externalCode,
    name,
    url: productUrl({ category: category.slug, slug: facts.slug }),
    photos,
    photo,
    designer: { name: designer.name, url: designerUrl(designer.slug), lang: designer.lang },
    // Sizers have no listing of their own.
    catalog: { name: category.name, url: categoryUrl(category.slug === SIZERS_CATEGORY ? 'rings' : category.slug) },
    modifications: modificationsOf(facts, locale),
    itemCard: { cardClass: 'default', isShowcase: false },
    productCode,
  }
}

export function movingOf(facts: MovingFacts & Pick<CardFacts, 'tags'>, position: number, { locale, currency }: ShopContext): MovingCard {
  const { initial, final, hasRange, isArchive, onlySku, balances } = facts
  return {
    tags: tagsOf(facts, locale),
    price: { initial, final, message: final === 0 ? TEXTS[locale].free : null },
    hasPriceRange: hasRange,
    position,
    sku: onlySku,
    currency,
    canBuy: canBuy({ is_archive: isArchive, maxQuantity: balances ?? 0, price: { initial } }),
    availability: availabilityOf(facts),
  }
}

/** The current part of a card. */
export const movingPart = (card: MovingCard) => Object.fromEntries(MOVING.map((key) => [key, card[key]]))

function availabilityOf({ isArchive, preorderOn, balances, initial }: MovingFacts): Availability {
  if (isArchive) return 'archived'
  if (!balances || initial === null) return 'soldOut'
  if (preorderOn !== null) return 'preorder'
  return balances === 1 ? 'last' : 'inStock'
}

/** A percent only when the price was really reduced. */
export function discountPercent({ initial, final }: { initial: number | null; final: number | null }): number | null {
  if (initial === null || final === null || final >= initial) return null
  return Math.max(1, Math.round((1 - final / initial) * 100))
}

/** Manual tags first, then stock tags: a card has room for two. */
function tagsOf(facts: MovingFacts & Pick<CardFacts, 'tags'>, locale: Locale): Tag[] {
  const percent = discountPercent(facts)
  const word = (code: string) => ({ code, name: wordOf(TEXTS[locale].tags, code) })
  const given = (facts.tags ?? []).flatMap((code) => {
    if (code !== 'sale') return [word(code)]
    return percent === null ? [] : [{ code, name: percentLess(percent, locale) }]
  })
  const availability = availabilityOf(facts)
  return availability === 'preorder' || availability === 'last' ? [...given, word(availability)] : given
}

/** Letters, then metals, then stones. A group of one is no choice and is left out. */
function modificationsOf(facts: Pick<CardFacts, 'slug' | 'metals' | 'symbols' | 'stones'>, locale: Locale): ModificationGroup[] {
  const current = (link: Variant) => ({ itemId: link.id, url: productUrl(link), current: link.slug === facts.slug })
  const symbols = (facts.symbols ?? []).map((link) => ({ ...current(link), name: link.symbol, value: link.symbol }))
  const metals = (facts.metals ?? []).map((link) => ({
    ...current(link),
    name: wordOf(TEXTS[locale].metals, link.metal),
    value: colorOf(link.metal) ?? '',
  }))
  const stones = (facts.stones ?? []).map((link) => ({
    ...current(link),
    name: wordOf(TEXTS[locale].stones, link.stone),
    value: colorOf(link.stone) ?? '',
  }))
  const groups: ModificationGroup[] = [
    { type: 'symbol', variants: symbols },
    { type: 'metal', variants: metals },
    { type: 'stone', variants: stones },
  ]
  return groups.filter(({ variants }) => variants.length > 1)
}
