import { Suspense, useEffect, type ComponentType } from 'react'
import { useUnit } from 'effector-react'
import { Widget, useNavigate } from '@shop/routing'
import { part } from '@shop/ui'
import { $unpaidOrder } from '@shop/session'
import { useHydrated } from '@shop/ui/hydrated'
import { $totals, $view, type BagView } from '#features/bag/model/index.ts'
import { BagPhrases, BagTexts } from '#features/bag/texts/context.ts'
import { BagFailure } from '#features/bag/ui/bag-failure.tsx'
import { $isCheckoutOver, $resumes, $step, resumed, shown } from './model.ts'
import { phrase, useTexts } from './texts/index.ts'
import { BagLines } from './ui/bag-lines.tsx'
import { BagSkeleton } from './ui/bag-skeleton.tsx'
// Of a part that is loaded late: a file of so few styles would cost the page more than they weigh.
import '#features/bag/ui/unpaid-order.module.css'
import styles from './page.module.css'

// Loaded only where an order waits for its payment.
const UnpaidOrder = part<object>(() =>
  import(/* webpackChunkName: "unpaid-order", webpackFetchPriority: "low" */ '#features/bag/ui/unpaid-order.tsx').then((code) => ({
    default: code.UnpaidOrder,
  })),
)
// Loaded only for an empty bag.
const EmptyBag = part(() => import(/* webpackChunkName: "empty-bag", webpackFetchPriority: "low" */ './ui/empty-bag.tsx'))

const VIEWS: Record<BagView, ComponentType> = { failed: BagFailure, loading: BagSkeleton, empty: EmptyBag, lines: BagLines }

export function CartPage() {
  const t = useTexts()
  const { pieces } = useUnit($totals)
  const { known, step, unpaid } = useUnit({ known: $view, step: $step, unpaid: $unpaidOrder })
  // Renders the frame only during hydration, even when the bag is known.
  const view = useHydrated() ? known : 'loading'
  const View = VIEWS[view]
  const isCheckout = step === 'checkout'
  useRememberedStep()
  return (
    <BagTexts value={t}>
      <BagPhrases value={phrase}>
        <div className={`wrap ${styles['page']}`}>
          <h1 className="h1">
            {isCheckout ? t('checkoutTitle') : t('title')}
            {view === 'lines' && !isCheckout && <sup className={styles['count']}>{pieces}</sup>}
          </h1>
          <noscript>
            <p className="lead">
              {t('noScript')} <a href="/do/cart">{t('plainBag')}</a>
            </p>
          </noscript>
          {isCheckout && view === 'lines' ? (
            <Widget owner="mfe-cart-checkout" widget="checkout" waiting={<BagSkeleton />} />
          ) : (
            <Suspense fallback={<BagSkeleton />}>
              {unpaid && (view === 'empty' || view === 'lines') && !isCheckout && <UnpaidOrder />}
              <View />
            </Suspense>
          )}
        </div>
        {view === 'empty' && (
          <div className={`wrap ${styles['bestsellers']}`}>
            <Widget owner="mfe-catalog" widget="bestsellers" />
          </div>
        )}
      </BagPhrases>
    </BagTexts>
  )
}

/** Replaces the history entry: Back leaves the bag. */
function useRememberedStep() {
  const navigate = useNavigate()
  const { resumes, isOver, resume, show } = useUnit({ resumes: $resumes, isOver: $isCheckoutOver, resume: resumed, show: shown })
  useEffect(() => {
    show()
  }, [show])
  useEffect(() => {
    if (!resumes) return
    resume()
    navigate('/cart?step=checkout', { replace: true })
  }, [resumes, resume, navigate])
  useEffect(() => {
    if (isOver) navigate('/cart', { replace: true })
  }, [isOver, navigate])
}
