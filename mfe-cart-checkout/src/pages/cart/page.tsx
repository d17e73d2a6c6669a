import { Suspense, useEffect, type ComponentType } from 'react'
import { useUnit } from 'effector-react'
import { Widget, useNavigate } from '@shop/routing'
import { optionalPart, part } from '@shop/ui'
import { $cart } from '@shop/session'
import { useHydrated } from '@shop/ui/hydrated'
import { $totals, $view, type BagView } from '#features/bag/model/index.ts'
import { BagPhrases, BagTexts } from '#features/bag/texts/context.ts'
import { BagFailure } from '#features/bag/ui/bag-failure.tsx'
import { $isCheckoutOver, $resumes, $step, resumed, shown } from './model.ts'
import { phrase, useTexts } from './texts/index.ts'
import { BagLines } from './ui/bag-lines.tsx'
import { BagSkeleton } from './ui/bag-skeleton.tsx'
import styles from './page.module.css'

// In one file, because each file of a remote costs every page its hash.
// Loaded only where an order waits for its payment.
const UnpaidOrder = part<object>(() =>
  import(/* webpackChunkName: "around-bag", webpackFetchPriority: "low" */ '#features/bag/ui/unpaid-order.tsx').then((code) => ({
    default: code.UnpaidOrder,
  })),
)
// Loaded only where something is saved.
const Saved = part(() => import(/* webpackChunkName: "around-bag", webpackFetchPriority: "low" */ './ui/saved/saved.tsx'))
// In the file of what stands below the lines. Without its code the bag goes on.
const GoesWith = optionalPart(() => import(/* webpackChunkName: "packaging", webpackFetchPriority: "low" */ './ui/goes-with.tsx'))
// Loaded only for an empty bag.
const EmptyBag = part(() => import(/* webpackChunkName: "empty-bag", webpackFetchPriority: "low" */ './ui/nothing/empty-bag.tsx'))
const Instead = part(() => import(/* webpackChunkName: "empty-bag", webpackFetchPriority: "low" */ './ui/nothing/instead.tsx'))

const VIEWS: Record<BagView, ComponentType> = { failed: BagFailure, loading: BagSkeleton, empty: EmptyBag, lines: BagLines }

export function CartPage() {
  const t = useTexts()
  const { pieces } = useUnit($totals)
  const { known, step, cart } = useUnit({ known: $view, step: $step, cart: $cart })
  // Renders the frame only during hydration, even when the bag is known.
  const view = useHydrated() ? known : 'loading'
  const View = VIEWS[view]
  const isCheckout = step === 'checkout'
  const hasLines = view === 'lines' && !isCheckout
  useRememberedStep()
  return (
    <BagTexts value={t}>
      <BagPhrases value={phrase}>
        <div className={`wrap ${styles['page']}`}>
          <h1 className="h1">
            {isCheckout ? t('checkoutTitle') : t('title')}
            {hasLines && pieces > 0 && <sup className={styles['count']}>{pieces}</sup>}
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
              {cart?.unpaidOrder && (hasLines || view === 'empty') && !isCheckout && <UnpaidOrder />}
              <View />
            </Suspense>
          )}
        </div>
        {cart?.saved && !isCheckout && view !== 'loading' && (
          <Suspense>
            <Saved />
          </Suspense>
        )}
        {hasLines && (
          <Suspense>
            <GoesWith />
          </Suspense>
        )}
        {view === 'empty' && (
          <Suspense>
            <Instead />
          </Suspense>
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
