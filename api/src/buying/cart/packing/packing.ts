import type { FullCartData } from '@shop/contracts/cart/full-cart'
import type { Currency } from '@shop/contracts/core/money'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { Packing } from '../cart-rows.ts'
import { CART_TEXTS } from '../texts/texts.ts'

/** The gift box is free. */
const GIFT_PACK_PRICE = 0
/** Minor units. */
const FESTIVE_PACK_PRICE: Record<Currency, number> = { RUB: 49_000, AED: 2_500, USD: 700 }

/** Price of the chosen packaging before codes. Certificates are not packed. */
export function packingPrice({ gift, festive }: Packing, currency: Currency, packable: boolean): number {
  if (!packable) return 0
  if (festive) return FESTIVE_PACK_PRICE[currency]
  return gift ? GIFT_PACK_PRICE : 0
}

/** Name of the chosen box; null without one. */
export function boxName({ gift, festive }: Pick<Packing, 'gift' | 'festive'>, locale: Locale): string | null {
  const { festivePack, giftPack } = CART_TEXTS[locale]
  return festive ? festivePack.name : gift ? giftPack.name : null
}

type Packs = Pick<FullCartData, 'giftPack' | 'festivePack' | 'giftOptions' | 'deletePriceTags'>

export function packsOf({ gift, festive, priceTags, postCard }: Packing, currency: Currency, locale: Locale, available: boolean): Packs {
  const texts = CART_TEXTS[locale]
  return {
    giftPack: { chosen: gift && available, available, price: GIFT_PACK_PRICE, ...texts.giftPack },
    festivePack: { chosen: festive && available, available, price: FESTIVE_PACK_PRICE[currency], ...texts.festivePack },
    giftOptions: { postCard: available ? postCard : null },
    deletePriceTags: priceTags,
  }
}
