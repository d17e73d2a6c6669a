import { useUnit } from 'effector-react'
import type { SumRow } from '@shop/contracts/cart/cart-sums'
import { DutyNote } from '@shop/flows/duty-note'
import { SumRows } from '#features/sums/sum-rows.tsx'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { goodsOf } from '#features/checkout/model/goods.ts'
import { codeRemoved } from '#features/checkout/model/paying/codes.ts'
import { IconButton, Live } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import styles from './order-totals.module.css'

const codeLabel = ({ name, code }: SumRow) => code && <Code name={name} code={code} />

/** Rows that add up to the amount due. */
export function OrderTotals() {
  const t = useTexts()
  const cart = useUnit($fullCart)
  if (!cart?.sums) return null
  return (
    <>
      <SumRows
        rows={cart.sums.rows}
        due={cart.sums.dueSum}
        currency={cart.currency}
        words={{
          pieces: t('pieces', { count: cart.totalProducts }),
          due: t('due'),
          free: t('free'),
          delivery: t('deliveryNotChosen'),
        }}
        labelOf={codeLabel}
      />
      <DutyNote goods={goodsOf(cart)} className="floor muted" />
    </>
  )
}

/** A code that was entered, and its way out: its only place [bag.code-listed-once]. */
function Code({ name, code }: { name: string; code: NonNullable<SumRow['code']> }) {
  const t = useTexts()
  const remove = useUnit(codeRemoved)
  return (
    <span className={styles['code']}>
      <Live>{name}</Live>
      <IconButton
        icon="close"
        size="s"
        label={t('removeCode', { code: code.kind === 'promocode' ? code.code : name })}
        onClick={() => remove(code)}
      />
    </span>
  )
}
