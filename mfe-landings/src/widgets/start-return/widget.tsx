import { useUnit } from 'effector-react'
import { CodeStep } from '@shop/flows/find-order'
import { $order, $refund, finder } from './model/index.ts'
import { useTexts } from './texts/index.ts'
import { Choose } from './ui/choose.tsx'
import { Done } from './ui/done.tsx'
import { NotAvailable } from './ui/not-available.tsx'
import { RefundForm } from './ui/refund-form.tsx'
import { obstacleOf } from './sums.ts'
import styles from './start-return.module.css'

/** Return flow: order, pieces and reason, confirmation. */
export function StartReturn() {
  const t = useTexts()
  return (
    <div className={styles['widget']}>
      <noscript>
        <p className="lead">{t('noScript')}</p>
      </noscript>
      <Step />
    </div>
  )
}

function Step() {
  const t = useTexts()
  const { order, refund, sent, needsPicture } = useUnit({
    order: $order,
    refund: $refund,
    sent: finder.confirmation.$sent,
    needsPicture: finder.confirmation.captcha.$isNeeded,
  })
  if (order && refund) return <Done refund={refund} order={order} />
  if (order) {
    const obstacle = obstacleOf(order.options)
    return obstacle ? <NotAvailable options={order.options} obstacle={obstacle} /> : <RefundForm key={order.id} options={order.options} />
  }
  return sent && !needsPicture ? <CodeStep finder={finder} login={sent.login} t={t} /> : <Choose />
}
