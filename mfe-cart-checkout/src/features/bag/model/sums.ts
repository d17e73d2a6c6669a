import { combine } from 'effector'
import type { CartSums, SumRow } from '@shop/contracts/cart/cart-sums'
import { $cart } from '@shop/session'
import { $pendingChanges } from './changes.ts'
import { $freeDelivery } from './delivery.ts'
import { $totals } from './lines/lines.ts'
import type { Totals } from './totals.ts'

interface BagSums {
  rows: readonly SumRow[]
  /** Null while only the server can tell. */
  due: number | null
}

/** The server's sums; while changes are pending, what the lines alone tell. */
export const $sums = combine(
  $cart,
  $totals,
  $pendingChanges,
  (cart, totals, pendingChanges): BagSums =>
    cart?.sums && pendingChanges.length === 0 ? { rows: cart.sums.rows, due: cart.sums.dueSum } : expected(totals, cart?.sums ?? null),
)

/** Delivery comes on top of the amount due: it is neither chosen nor free yet [delivery.price-in-bag]. */
export const $isBeforeDelivery = combine(
  $sums,
  $freeDelivery,
  ({ rows }, free) => !free?.isFree && rows.some(({ kind, sum, from }) => kind === 'delivery' && sum === null && from !== 0),
)

const OF_LINES: readonly string[] = ['goods', 'itemDiscount']

/** Codes, bonuses, packaging and chosen delivery are calculated by the server alone, and so is the total with a courier. */
function expected({ goods, discount, goodsSum }: Totals, known: CartSums | null): BagSums {
  const row = (kind: string, sum: number): SumRow => ({
    kind,
    name: known?.rows.find((one) => one.kind === kind)?.name ?? '',
    sum,
    why: null,
  })
  const others = known?.rows.filter(({ kind }) => !OF_LINES.includes(kind)) ?? [{ kind: 'delivery', name: '', sum: null, why: null }]
  const isPlain = others.every(({ kind, sum }) => kind === 'delivery' && sum === null)
  return {
    rows: [
      row('goods', goods),
      ...(discount > 0 ? [row('itemDiscount', -discount)] : []),
      ...others.map((one) => ({ ...one, sum: null, why: one.from ? null : one.why })),
    ],
    due: isPlain ? goodsSum : null,
  }
}
