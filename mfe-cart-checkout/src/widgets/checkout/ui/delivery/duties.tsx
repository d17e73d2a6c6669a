import { useUnit } from 'effector-react'
import { dutyOf } from '@shop/contracts/places/duties'
import { DutyNote } from '@shop/flows/duty-note'
import { $country } from '@shop/session'
import { Note } from '@shop/ui/note'
import { goodsOf } from '#features/checkout/model/goods.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './places.module.css'

/** Whether the border costs something, and who collects it, before the money is paid. [delivery.duties-stated] */
export function Duties() {
  const t = useTexts()
  const { country, cart } = useUnit({ country: $country, cart: $fullCart })
  const duty = dutyOf(country)
  if (!duty || !cart || goodsOf(cart).sum === 0) return null
  return (
    <Note>
      <div className={styles['duties']}>
        <DutyNote goods={goodsOf(cart)} className="label" />
        {duty.kind === 'onReceipt' && <p className="small">{t('dutyBill')}</p>}
        {duty.kind === 'onReceipt' && <p className="small">{t('dutyDeclined')}</p>}
      </div>
    </Note>
  )
}
