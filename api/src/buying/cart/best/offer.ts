import type { CartSums } from '@shop/contracts/cart/cart-sums'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import type { CalculatedCart } from '../calculated-cart.ts'
import type { Combination } from '../calculation/best.ts'
import { doesSomething, lowersPrices } from '../calculation/promocodes.ts'
import { CART_TEXTS } from '../texts/texts.ts'

/** The cheapest combination, if the bag does not use it already. */
export function betterThanNow({ reckoning, combinations: [best] }: Pick<CalculatedCart, 'reckoning' | 'combinations'>): Combination | null {
  return best && best.order.dueSum < reckoning.dueSum ? best : null
}

export function bestOf(cart: CalculatedCart, { currency, locale }: ShopContext): CartSums['best'] {
  const best = betterThanNow(cart)
  if (!best) return null
  const { reckoning, facts, combinations } = cart
  const texts = CART_TEXTS[locale].best
  const sum = (minor: number) => money(minor, currency, locale)
  const now = reckoning.verdicts.find((verdict) => lowersPrices(verdict.code.kind) && doesSomething(verdict))
  const entered = facts.promocodes.map(({ code }) => code)
  const paid = (code: string) => best.order.tenders.find(({ tender }) => tender.code === code)?.amount ?? 0
  const parts = [
    ...best.promocodes
      .filter((one) => !entered.includes(one.code) || (one === best.lowering && one.code !== now?.code.code))
      .map(({ code }) => texts.promocode(code)),
    ...(best.lowering === null && now ? [texts.without(now.code.code)] : []),
    ...(best.order.bonuses.spent > 0 && reckoning.bonuses.spent === 0 ? [texts.bonuses(sum(best.order.bonuses.spent))] : []),
    ...best.tenders.map(({ code }) => texts.certificate(code, sum(paid(code)))),
  ]
  const text = new Intl.ListFormat(locale).format(parts)
  return {
    saving: reckoning.orderSum - best.order.orderSum,
    why: `${text.charAt(0).toUpperCase()}${text.slice(1)}. ${texts.due(sum(best.order.dueSum))}`,
    rows: [
      ...combinations.map(({ lowering, order }) => ({ kind: 'due', name: lowering?.code ?? texts.noCode, sum: order.dueSum, why: null })),
      { kind: 'due', name: texts.now, sum: reckoning.dueSum, why: null },
    ],
  }
}
