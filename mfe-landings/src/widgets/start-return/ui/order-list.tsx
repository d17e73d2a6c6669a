import { useUnit } from 'effector-react'
import type { ReturnableOrder } from '@shop/contracts/orders/refunds/refund'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Button, Icon } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { codeOf } from '@shop/http'
import { finder, orderChosen } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { StepHead } from './step-head.tsx'
import styles from '../start-return.module.css'

/** The shopper's returnable orders. */
export function OrderList({ orders, onOther }: { orders: readonly ReturnableOrder[]; onOther: () => void }) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { choose, busy, failure } = useUnit({ choose: orderChosen, busy: finder.$isLooking, failure: finder.$failure })
  return (
    <section className={styles['step']} aria-labelledby="return-orders">
      <StepHead id="return-orders">{t(orders.length > 0 ? 'whichOrder' : 'noOrders')}</StepHead>
      {orders.length === 0 && <p className="soft">{t('noOrdersText')}</p>}
      {failure && (
        <div role="alert">
          <Note danger>{errorText(codeOf(failure))}</Note>
        </div>
      )}
      {orders.length > 0 && (
        <ul className={styles['orders']}>
          {orders.map(({ id, number, createdAt, until, pieces }) => (
            <li key={id}>
              <button type="button" className={styles['order']} disabled={busy} onClick={() => choose(id)}>
                <span className={styles['orderName']}>{t('order', { number, date: dateInWords(createdAt, locale) })}</span>
                <span className="small muted">{pieces.join(', ')}</span>
                <span className="small muted">{t('until', { date: dateInWords(until, locale) })}</span>
                <Icon name="right" size="s" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button look="text" className={styles['other']} onClick={onOther}>
        {t('byNumber')}
      </Button>
    </section>
  )
}
