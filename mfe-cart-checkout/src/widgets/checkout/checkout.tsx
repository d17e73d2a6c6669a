import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { $online } from '@shop/session'
import { Failure } from '@shop/ui/states'
import { $failure, $ready, retried } from '#features/checkout/model/cart.ts'
import { checkoutLeft, checkoutShown } from '#features/checkout/model/opening.ts'
import { useTexts } from './texts/index.ts'
import { CheckoutForm } from './ui/form/checkout-form.tsx'
import { CheckoutSkeleton } from './ui/form/checkout-skeleton.tsx'
import { useNextPage } from './ui/form/use-way-on.ts'

/** Contact, delivery and payment, with the order summary. */
export function Checkout() {
  const t = useTexts()
  const { ready, failure, online, shown, left, retry } = useUnit({
    ready: $ready,
    failure: $failure,
    online: $online,
    shown: checkoutShown,
    left: checkoutLeft,
    retry: retried,
  })
  useNextPage()
  // The chunk loads after navigation: mounting reports that it is ready.
  useEffect(() => {
    shown()
    return () => left()
  }, [shown, left])
  if (ready) return <CheckoutForm />
  if (!failure) return <CheckoutSkeleton />
  const isOffline = !online || failure.kind === 'network'
  return <Failure title={t('failed')} text={isOffline ? t('offlineText') : t('failedText')} onRetry={() => retry()} />
}
