import { useUnit } from 'effector-react'
import { useWatch } from 'react-hook-form'
import { DutyNote } from '@shop/flows/duty-note'
import { SumRows } from '#features/sums/sum-rows.tsx'
import { deliveryKey } from '#features/checkout/form/delivery.ts'
import type { Values } from '#features/checkout/form/values.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { goodsOf } from '#features/checkout/model/goods.ts'
import { codes } from '#features/checkout/model/paying/codes.ts'
import { labelOfCode } from '#features/codes/ui/entered-code.tsx'
import { useTexts } from '../../texts/index.ts'
import { useDeliveryTexts } from '../delivery/delivery-texts.ts'

/** Rows that add up to the amount due. */
export function OrderTotals() {
  const t = useTexts()
  const { cart, remove } = useUnit({ cart: $fullCart, remove: codes.codeRemoved })
  const { priceOf } = useDeliveryTexts()
  const chosen = useWatch<Values, 'delivery'>({ name: 'delivery' })
  if (!cart?.sums) return null
  // What it costs at least, until the pickup point is chosen [delivery.at-least-told].
  const open = cart.delivery.find((kind) => kind.price === null && deliveryKey(kind) === chosen)
  return (
    <>
      <SumRows
        rows={cart.sums.rows}
        due={cart.sums.dueSum}
        currency={cart.currency}
        words={{
          pieces: !cart.products.some(({ certificate }) => certificate) && t('pieces', { count: cart.totalProducts }),
          due: t('due'),
          free: t('free'),
          delivery: () => (open ? priceOf(open) : t('deliveryNotChosen')),
        }}
        labelOf={labelOfCode(t, remove)}
      />
      <DutyNote goods={goodsOf(cart)} className="floor muted" />
    </>
  )
}
