import { useSyncExternalStore } from 'react'
import { useUnit } from 'effector-react'
import type { PlacedOrder as Order } from '@shop/contracts/order'
import { ButtonLink, VisuallyHidden, part } from '@shop/ui'
import { Empty, Failure, Skeleton } from '@shop/ui/states'
import { $order, $view, askedAgain } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './page.module.css'

const PlacedOrder = part<{ order: Order }>(() =>
  import(/* webpackChunkName: "placed-order", webpackFetchPriority: "low" */ './ui/placed-order.tsx').then((ui) => ({
    default: ui.PlacedOrder,
  })),
)

const never = () => () => {}

/** One editorial picture, then facts (design: no confetti). */
export function OrderSuccessPage() {
  const t = useTexts()
  const { order, known, askAgain } = useUnit({ order: $order, known: $view, askAgain: askedAgain })
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const view = isHydrated ? known : 'loading'
  if (view === 'failed') return <Failure title={t('failed')} onRetry={() => askAgain()} />
  if (view === 'none')
    return (
      <Empty icon="box" level={1} title={t('none')} text={t('noneText')}>
        <ButtonLink to="/catalog">{t('toCatalog')}</ButtonLink>
      </Empty>
    )
  if (view === 'loading' || !order)
    return (
      <div className={`wrap ${styles['waiting']}`} role="status">
        <h1 className="vh">{t('title')}</h1>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height="min(44vw, 520px)" />
      </div>
    )
  return <PlacedOrder order={order} />
}
