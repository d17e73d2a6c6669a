import { useUnit } from 'effector-react'
import { DutyNote } from '@shop/flows/duty-note'
import { SumRows } from '#features/sums/sum-rows.tsx'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { goodsOf } from '#features/checkout/model/goods.ts'
import { codes } from '#features/checkout/model/paying/codes.ts'
import { labelOfCode } from '#features/codes/ui/entered-code.tsx'
import { useTexts } from '../../texts/index.ts'

/** Rows that add up to the amount due. */
export function OrderTotals() {
  const t = useTexts()
  const { cart, remove } = useUnit({ cart: $fullCart, remove: codes.codeRemoved })
  if (!cart?.sums) return null
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
          delivery: () => t('deliveryNotChosen'),
        }}
        labelOf={labelOfCode(t, remove)}
      />
      <DutyNote goods={goodsOf(cart)} className="floor muted" />
    </>
  )
}
