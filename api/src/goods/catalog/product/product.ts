import { MAX_LINE_QUANTITY } from '@shop/contracts/core/limits'
import { SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import { Photo } from '@shop/contracts/core/picture'
import { CertificateType } from '@shop/contracts/certificates/certificate-type'
import { Rating } from '@shop/contracts/catalog/reviews/rating'
import { type Product, productInfo, type Sku, Video } from '@shop/contracts/catalog/product'
import { ENGRAVING_PRICE, EngravingPlace } from '@shop/contracts/cart/engraving'
import { TrueScale } from '@shop/contracts/core/true-scale'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { currencySign, money } from '@shop/i18n/money'
import * as v from 'valibot'
import { rowOf } from '../../../platform/db/rows.ts'
import { implement, type Api } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { TEXTS } from '../../../platform/texts/texts.ts'
import { cardFacts, discountPercent, toCard } from '../cards/card.ts'
import { priceBand } from '../index/alike.ts'
import type { Catalogue } from '../catalogue.ts'
import { instalmentOf, paymentRestrictionsOf } from './instalment.ts'
import { PRODUCT_SQL } from './product-sql.ts'
import { type CityRow, shopperCity } from '../../places/cities/cities.ts'
import { cityKnown } from '../../places/cities/city-known.ts'
import { promiseOf } from '../../places/delivery/promise.ts'
import { skuFacts, toNominal, toSku } from './sku.ts'
import { KeptReport, toStoneReport } from './stone-report.ts'

const productRow = v.object({
  card: cardFacts,
  description: v.string(),
  collection: v.nullable(v.string()),
  characteristics: v.array(v.object({ name: v.string(), value: v.string() })),
  photos: v.array(Photo),
  skus: v.nullable(v.array(skuFacts)),
  videos: v.nullable(v.array(Video)),
  scale: v.nullable(TrueScale),
  engraving: v.nullable(EngravingPlace),
  reports: v.nullable(v.array(KeptReport)),
  certificate: v.nullable(CertificateType),
  design: v.number(),
  rating: v.nullable(Rating),
  kind: v.object({ category: v.number(), stone: v.nullable(v.string()), mood: v.string(), metal: v.nullable(v.string()) }),
  worn: v.nullable(v.array(v.object({ id: v.number(), design: v.number() }))),
})
type ProductRow = v.InferOutput<typeof productRow>

const ALIKE_SHOWN = 8
/** A few more: variants of the piece are left out. */
const ALIKE_READ = 12
/** With so many pieces that have a stone as well, those without one are not similar. */
const ENOUGH_ALIKE = 3

/** GET /catalog/{category}/{id}/info: one product by the last two segments of its URL. */
export function serveProduct(api: Api, catalogue: Catalogue) {
  implement(
    api,
    productInfo,
    async ({ params, visitor: { shop }, request }) => {
      const [row, city] = await Promise.all([
        rowOf(api.reads, productRow, PRODUCT_SQL, [shop.locale, shop.currency, params.category, params.id, shop.country]),
        shopperCity(api.database, shop, cityKnown(api, request)),
      ])
      if (!row || isUnsoldSizer(row)) throw new Refused('NOT_FOUND')
      const beside = await cardsBeside(catalogue, row, shop)
      return { result: { product: toProduct(row, beside, { shop, city, now: api.clock.now() }) } }
    },
    { isExact: true },
  )
}

/** Other storefronts have no sizers. */
const isUnsoldSizer = ({ card: { category, initial } }: ProductRow) => category.slug === SIZERS_CATEGORY && initial === null

interface Beside {
  sets: ProductCard[]
  similar: ProductCard[]
}

/** Pieces of the same set, and similar pieces of other designs. */
async function cardsBeside(
  { catalogIndex, cards }: Catalogue,
  { kind, scale, card, design, worn }: ProductRow,
  shop: ShopContext,
): Promise<Beside> {
  const together = worn ?? []
  const { category, stone, mood, metal } = kind
  const wornOn = scale?.wornOn ?? null
  const alike = await catalogIndex.alike({ category, wornOn, stone, mood, metal, band: priceBand(card.final), currency: shop.currency })
  const found = alike.filter((one) => one.design !== design && !together.some((piece) => piece.design === one.design))
  const likeInStone = found.filter(({ isLikeInStone }) => isLikeInStone)
  const others = likeInStone.length >= ENOUGH_ALIKE ? likeInStone : found
  const idsOf = (pieces: readonly { id: number }[]) => pieces.map(({ id }) => id)
  const [sets, similar] = await Promise.all([cards.of(idsOf(together), shop, 1), cards.of(idsOf(others.slice(0, ALIKE_READ)), shop, 1)])
  // The same piece with another stone is offered as a variant, above.
  const variants = variantsOf(toCard(card, 1, shop))
  const isVariant = (one: ProductCard) => variantsOf(one).some((id) => variants.includes(id))
  return { sets, similar: similar.filter((one) => !isVariant(one)).slice(0, ALIKE_SHOWN) }
}

const variantsOf = ({ itemId, modifications }: ProductCard) => [
  itemId,
  ...modifications.flatMap(({ variants }) => variants.map((variant) => variant.itemId)),
]

interface Around {
  shop: ShopContext
  city: CityRow | null
  now: Date
}

function toProduct(row: ProductRow, beside: Beside, { shop, city, now }: Around): Product {
  const { card: facts, description, collection, characteristics, photos } = row
  const card = toCard(facts, 1, shop)
  const texts = TEXTS[shop.locale]
  const isSizer = facts.category.slug === SIZERS_CATEGORY
  const isPiece = row.certificate === null && !isSizer
  const skus = (row.skus ?? []).map((sku) =>
    row.certificate ? toNominal(sku, shop) : isSizer ? { ...toSku(sku, shop.locale), characteristics: [] } : toSku(sku, shop.locale),
  )
  const stocked = skus.filter(({ balances }) => balances > 0)
  const [cheapest] = (stocked.length > 0 ? stocked : skus).toSorted(byPrice)
  return {
    id: card.id,
    itemId: card.itemId,
    sku: card.sku ?? firstToBuy(skus)?.id ?? '',
    name: card.name,
    code: card.productCode,
    url: card.url,
    photos,
    videos: row.videos ?? [],
    scale: row.scale,
    engraving: row.engraving && { ...row.engraving, price: ENGRAVING_PRICE[shop.currency] },
    certificate: isSizer ? 'sizer' : row.certificate,
    tags: card.tags,
    designer: card.designer,
    collection,
    catalog: card.catalog,
    description,
    price: { ...pricesOf(card.price, shop), lowestPrice30: cheapest?.price.lowestPrice30 ?? null },
    hasPriceRange: card.hasPriceRange,
    is_archive: facts.isArchive,
    maxQuantity: Math.min(MAX_LINE_QUANTITY, Math.max(0, ...skus.map(({ balances }) => balances))),
    availability: card.availability,
    preorder: card.availability === 'preorder' && facts.preorderOn !== null ? preorderOf(facts.preorderOn, shop) : null,
    characteristics,
    skuListWithGems: skus,
    stoneReports: (row.reports ?? []).map((report) => toStoneReport(report, shop.locale)),
    modifications: card.modifications,
    itemCard: card.itemCard,
    ...beside,
    breadcrumbs: [{ name: texts.home, url: '/' }, { name: texts.sections.catalog.name, url: '/catalog' }, card.catalog],
    // [payment.instalments-not-for-certificates]
    instalment: row.certificate ? null : instalmentOf(card.price.final, shop),
    deliveryPromise: card.canBuy && card.availability !== 'preorder' && isPiece ? promiseOf(city, shop, now) : null,
    paymentRestrictionMessages: card.canBuy && isPiece ? paymentRestrictionsOf(card.price.final, shop) : [],
    rating: row.rating,
  }
}

const dayAndMonth = (language: string) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
const DAYS = { ru: dayAndMonth('ru-RU'), en: dayAndMonth('en-GB') }

function preorderOf(date: string, { locale }: ShopContext) {
  const day = DAYS[locale]
  return { date, formattedDate: day.format(new Date(date)).replace(' ', '\u00a0') }
}

const byPrice = (a: Sku, b: Sku) => (a.price.final ?? Infinity) - (b.price.final ?? Infinity)
const firstToBuy = (skus: Sku[]) => skus.find(({ balances }) => balances > 0) ?? skus[0]

function pricesOf(
  { initial, final }: { initial: number | null; final: number | null },
  { currency, locale }: ShopContext,
): Omit<Product['price'], 'lowestPrice30'> {
  const formatted = (minor: number | null) => (minor === null ? null : money(minor, currency, locale))
  return {
    initial,
    final,
    formattedInitial: formatted(initial),
    formattedFinal: formatted(final),
    discountPercent: discountPercent({ initial, final }),
    currency,
    currencySym: currencySign(currency),
  }
}
