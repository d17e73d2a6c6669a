import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import type { PaymentState } from '@shop/contracts/orders/payment'
import { useNavigate } from '@shop/routing'
import { part } from '@shop/ui'
import { Failure } from '@shop/ui/states'
import { useHydrated } from '@shop/ui/hydrated'
import { $failure, $isProcessing, $nothing, $payment, retried } from '../../features/payment/model.ts'
import { useBank } from '../../features/payment/use-bank.ts'
import { useTexts } from './texts/index.ts'
import { NothingToPay } from './ui/nothing.tsx'
import { NotPayable } from './ui/over.tsx'
import { Processing } from './ui/processing.tsx'

const Unpaid = part<{ payment: PaymentState }>(() =>
  import(/* webpackChunkName: "unpaid", webpackFetchPriority: "low" */ './ui/unpaid.tsx').then((ui) => ({ default: ui.Unpaid })),
)

/** After the bank's page: polls the result. Before it or after a refusal: payment while the order is held. */
export function PaymentPage() {
  const t = useTexts()
  const { payment, processing, nothing, failure, retry } = useUnit({
    payment: $payment,
    processing: $isProcessing,
    nothing: $nothing,
    failure: $failure,
    retry: retried,
  })
  // Renders the frame only during hydration.
  const isHydrated = useHydrated()
  useThanks()
  useBank()
  if (!isHydrated) return <Processing title={t('title')} text={t('loading')} />
  if (nothing) return <NothingToPay />
  if (processing || payment?.status === 'paid' || payment?.status === 'none')
    return <Processing title={t('processing')} text={t('processingText')} />
  if (payment?.canRetry) return <Unpaid payment={payment} />
  if (payment) return <NotPayable payment={payment} />
  if (failure) return <Failure onRetry={() => retry()} />
  return <Processing title={t('title')} text={t('loading')} />
}

/** Paid: navigates to thanks, replacing this history entry. */
function useThanks() {
  const navigate = useNavigate()
  const payment = useUnit($payment)
  const paid = payment?.status === 'paid' || payment?.status === 'none' ? payment.orderId : null
  useEffect(() => {
    if (paid) navigate(`/order-success/${paid}`, { replace: true })
  }, [paid, navigate])
}
