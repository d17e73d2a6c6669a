import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { codeOf } from '@shop/http'
import { part } from '@shop/ui'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { useErrorText } from '@shop/ui/field'
import { useHydrated } from '@shop/ui/hydrated'
import { Failure, Skeleton } from '@shop/ui/states'
import { $user } from '@shop/session'
import { $failure, $isUnknown, $order, $paymentUrl, retried } from './model.ts'
import { useTexts } from './texts/index.ts'
import { Exchanges } from './ui/exchanges.tsx'
import { NotAvailable } from './ui/not-available.tsx'
import { Pieces } from './ui/pieces.tsx'
import styles from './page.module.css'

// Lazy: the form library is larger than the rest of the page.
const Find = part(() => import(/* webpackChunkName: "exchange-find", webpackFetchPriority: "low" */ './ui/find.tsx'))

/** Exchange of a received piece for another size, and how the exchanges of its order stand. */
export function ExchangePage() {
  const t = useTexts()
  const { known, user } = useUnit({ known: $order, user: $user })
  // Only the browser has the session that may see the order.
  const isHydrated = useHydrated()
  const order = isHydrated ? known : null
  useBank()
  const toOrder =
    order && user.isAuth
      ? { name: t('order', { number: order.options.number }), url: `/profile?section=ordersData&order=${order.id}` }
      : null
  return (
    <div className={`wrap ${styles['page']}`}>
      <Breadcrumbs items={[{ name: t('home'), url: '/' }, ...(toOrder ? [toOrder] : [])]} current={t('title')} />
      <h1 className="h1">{t('title')}</h1>
      <noscript>
        <p className="lead">{t('noScript')}</p>
      </noscript>
      {isHydrated ? <Body /> : <Skeleton height="480px" />}
    </div>
  )
}

/** The difference is paid at the bank’s page. */
function useBank() {
  const url = useUnit($paymentUrl)
  useEffect(() => {
    if (url) location.assign(url)
  }, [url])
}

function Body() {
  const t = useTexts()
  const errorText = useErrorText()
  const { order, failure, isUnknown, retry } = useUnit({ order: $order, failure: $failure, isUnknown: $isUnknown, retry: retried })
  if (order)
    return (
      <>
        <Exchanges order={order} />
        {order.options.available ? <Pieces options={order.options} /> : <NotAvailable options={order.options} />}
      </>
    )
  if (failure) return <Failure title={t('notShown')} text={errorText(codeOf(failure))} onRetry={() => retry()} />
  return isUnknown ? <Find /> : <Skeleton height="480px" />
}
