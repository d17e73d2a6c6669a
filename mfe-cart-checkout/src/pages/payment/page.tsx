import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { pathOf } from '@shop/contracts/core/endpoint'
import { orderEvents, orderEventsByLink } from '@shop/contracts/orders/order-calls'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { useFollowed } from '@shop/flows/followed'
import { useDeadline, useSlow } from '@shop/flows/payment'
import { useNavigate } from '@shop/routing'
import { part } from '@shop/ui'
import { Failure } from '@shop/ui/states'
import { useHydrated } from '@shop/ui/hydrated'
import { PaymentNotice } from '#features/payment/notice.tsx'
import { isByQr } from '#features/payment/by-qr.ts'
import {
  $failure,
  $isNamed,
  $isProcessing,
  $nothing,
  $orderName,
  $orderPage,
  $otherWay,
  $payment,
  retried,
} from '#features/payment/model.ts'
import { useBank } from '#features/payment/use-bank.ts'
import { useTexts } from './texts/index.ts'
import { NothingToPay } from './ui/nothing.tsx'
import { NotPayable } from './ui/over.tsx'
import { SlowBank } from './ui/slow-bank.tsx'

const FastPayment = part<{ payment: PaymentState }>(() =>
  import(/* webpackChunkName: "fast-payment", webpackFetchPriority: "low" */ './ui/fast-payment.tsx').then((ui) => ({
    default: ui.FastPayment,
  })),
)
const Unpaid = part<{ payment: PaymentState; isChecking: boolean }>(() =>
  import(/* webpackChunkName: "unpaid", webpackFetchPriority: "low" */ './ui/unpaid.tsx').then((ui) => ({ default: ui.Unpaid })),
)

/** After the bank's page: polls the result. Before it or after a refusal: payment while the order is held. */
export function PaymentPage() {
  const t = useTexts()
  const { payment, processing, nothing, isNamed, failure, retry, otherWay } = useUnit({
    payment: $payment,
    processing: $isProcessing,
    nothing: $nothing,
    isNamed: $isNamed,
    failure: $failure,
    retry: retried,
    otherWay: $otherWay,
  })
  const isSlow = useSlow(processing)
  // Renders the frame only during hydration.
  const isHydrated = useHydrated()
  useThanks()
  useBank()
  usePaidElsewhere()
  if (!isHydrated) return <PaymentNotice title={t('title')} text={t('loading')} />
  if (nothing) return <NothingToPay isNamed={isNamed} />
  const isDone = payment?.status === 'paid' || payment?.status === 'none'
  if (isDone || (processing && !(isSlow && payment?.canRetry))) return <PaymentNotice title={t('processing')} text={t('processingText')} />
  if (processing && payment && otherWay === 0) return <SlowBank payment={payment} />
  if (payment && isByQr(payment) && !processing && otherWay === 0) return <FastPayment payment={payment} />
  if (payment?.canRetry) return <Unpaid payment={payment} isChecking={processing} />
  if (payment) return <NotPayable payment={payment} />
  if (failure) return <Failure onRetry={() => retry()} />
  return <PaymentNotice title={t('title')} text={t('loading')} />
}

/** Paid on the phone, in another tab or by somebody else, or declined there: this page follows. */
function usePaidElsewhere() {
  const { payment, name, check } = useUnit({ payment: $payment, name: $orderName, check: retried })
  const pathOfEvents = ({ orderId, isByLetter }: PaymentState) =>
    isByLetter && name ? pathOf(orderEventsByLink, { token: name }) : pathOf(orderEvents, { orderId })
  const path = payment?.canRetry ? pathOfEvents(payment) : null
  useFollowed({ path, state: 'created', onChanged: () => check() })
  useDeadline(payment?.payableUntil ?? null, check)
}

/** Paid: navigates to thanks, replacing this history entry. */
function useThanks() {
  const navigate = useNavigate()
  const { payment, orderPage } = useUnit({ payment: $payment, orderPage: $orderPage })
  const paid = payment?.status === 'paid' || payment?.status === 'none' ? orderPage : null
  useEffect(() => {
    if (paid) navigate(paid, { replace: true })
  }, [paid, navigate])
}
