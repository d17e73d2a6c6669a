import { useUnit } from 'effector-react'
import type { PlacedOrder as Order } from '@shop/contracts/orders/order'
import type { OrderWays } from '@shop/contracts/orders/order-ways'
import type { LinkedOrder as ByLink } from '@shop/contracts/orders/order-by-link'
import { $user } from '@shop/session'
import { ButtonLink, VisuallyHidden, part } from '@shop/ui'
import { Empty, Failure, Skeleton } from '@shop/ui/states'
import { useHydrated } from '@shop/ui/hydrated'
import { $linkedOrder, $order, $view, $ways, retried } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './page.module.css'

const PlacedOrder = part<{ order: Order; ways: OrderWays }>(() =>
  import(/* webpackChunkName: "placed-order", webpackFetchPriority: "low" */ './ui/placed-order.tsx').then((ui) => ({
    default: ui.PlacedOrder,
  })),
)

const LinkedOrder = part<{ order: ByLink }>(() =>
  import(/* webpackChunkName: "linked-order", webpackFetchPriority: "low" */ './ui/linked-order.tsx').then((ui) => ({
    default: ui.LinkedOrder,
  })),
)

/** One picture, then facts; no confetti by design. */
export function OrderSuccessPage() {
  const t = useTexts()
  const { order, ways, linked, known, retry } = useUnit({
    order: $order,
    ways: $ways,
    linked: $linkedOrder,
    known: $view,
    retry: retried,
  })
  const isHydrated = useHydrated()
  const view = isHydrated ? known : 'loading'
  if (view === 'failed') return <Failure title={t('failed')} onRetry={() => retry()} />
  if (view === 'none') return <NoOrder />
  if (view === 'linked' && linked) return <LinkedOrder order={linked} />
  if (view === 'loading' || !order || !ways)
    return (
      <div className={`wrap ${styles['waiting']}`} role="status">
        <h1 className="vh">{t('title')}</h1>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height="min(44vw, 520px)" />
      </div>
    )
  return <PlacedOrder order={order} ways={ways} />
}

function NoOrder() {
  const t = useTexts()
  const { isAuth } = useUnit($user)
  return (
    <Empty icon="box" level={1} title={t('none')} text={t(isAuth ? 'noneOwnText' : 'noneText')}>
      {isAuth ? (
        <ButtonLink to="/profile?section=ordersData">{t('allOrders')}</ButtonLink>
      ) : (
        <ButtonLink to="/catalog">{t('toCatalog')}</ButtonLink>
      )}
    </Empty>
  )
}
