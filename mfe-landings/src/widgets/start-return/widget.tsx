import { useLayoutEffect } from 'react'
import type { StoreValue } from 'effector'
import { useUnit } from 'effector-react'
import { CodeStep } from '@shop/flows/find-order'
import { codeOf } from '@shop/http'
import { useErrorText } from '@shop/ui/field'
import { Failure, Skeleton } from '@shop/ui/states'
import { $givenFailure, $order, $refund, finder, orderGiven, otherOrderWanted } from './model/index.ts'
import { useTexts } from './texts/index.ts'
import { Choose } from './ui/choose.tsx'
import { Done } from './ui/done.tsx'
import { NotAvailable } from './ui/not-available.tsx'
import { RefundForm } from './ui/refund-form.tsx'
import { obstacleOf } from './sums.ts'
import styles from './start-return.module.css'

export interface StartReturnProps {
  /** Id of the one order that is brought back here: a popup shows no choice of others, and has a frame of its own. */
  order?: string
}

/** Bringing pieces back: which order, which pieces and why, what happens next. */
export function StartReturn({ order }: StartReturnProps) {
  const t = useTexts()
  if (order !== undefined) return <Given order={order} />
  return (
    <div className={styles['widget']}>
      <noscript>
        <p className="lead">{t('noScript')}</p>
      </noscript>
      <Step />
    </div>
  )
}

function Given({ order: id }: Required<StartReturnProps>) {
  const t = useTexts()
  const errorText = useErrorText()
  const { order, refund, failure, give } = useUnit({ order: $order, refund: $refund, failure: $givenFailure, give: orderGiven })
  // Before the first paint: nothing is seen of the return before.
  useLayoutEffect(() => void give(id), [give, id])
  if (failure) return <Failure title={t('notShown')} text={errorText(codeOf(failure))} onRetry={() => give(id)} />
  return order?.id === id ? <OrderStep order={order} refund={refund} /> : <Skeleton height="480px" />
}

interface OrderStepProps {
  order: NonNullable<StoreValue<typeof $order>>
  refund: StoreValue<typeof $refund>
  /** Without it there is no other order to choose. */
  onOther?: () => void
}

function OrderStep({ order, refund, onOther }: OrderStepProps) {
  if (refund) return <Done refund={refund} order={order} onOther={onOther} />
  const obstacle = obstacleOf(order.options)
  return obstacle ? (
    <NotAvailable options={order.options} obstacle={obstacle} onOther={onOther} />
  ) : (
    <RefundForm key={order.id} options={order.options} onOther={onOther} />
  )
}

function Step() {
  const t = useTexts()
  const { order, refund, other, sent, needsPicture } = useUnit({
    order: $order,
    refund: $refund,
    other: otherOrderWanted,
    sent: finder.confirmation.$sent,
    needsPicture: finder.confirmation.captcha.$isNeeded,
  })
  if (order) return <OrderStep order={order} refund={refund} onOther={() => other()} />
  return sent && !needsPicture ? <CodeStep finder={finder} login={sent.login} t={t} /> : <Choose />
}
