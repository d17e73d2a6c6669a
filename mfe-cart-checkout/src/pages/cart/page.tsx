import { Suspense, useEffect, type ComponentType } from 'react'
import { useUnit } from 'effector-react'
import { Widget, useNavigate } from '@shop/routing'
import { part } from '@shop/ui'
import { useHydrated } from '@shop/ui/hydrated'
import { $totals, $view, type BagView } from '#features/bag/model/index.ts'
import { BagPhrases, BagTexts } from '#features/bag/texts/context.ts'
import { UnpaidOrder } from '#features/bag/ui/unpaid-order.tsx'
import { BagFailure } from '#features/bag/ui/bag-failure.tsx'
import { $resumes, $step, resumed, shown } from './model.ts'
import { phrase, useTexts } from './texts/index.ts'
import { BagLines } from './ui/bag-lines.tsx'
import { BagSkeleton } from './ui/bag-skeleton.tsx'
import styles from './page.module.css'

// Loaded only for an empty bag.
const EmptyBag = part(() => import(/* webpackChunkName: "empty-bag", webpackFetchPriority: "low" */ './ui/empty-bag.tsx'))

const VIEWS: Record<BagView, ComponentType> = { failed: BagFailure, loading: BagSkeleton, empty: EmptyBag, lines: BagLines }

export function CartPage() {
  const t = useTexts()
  const { pieces } = useUnit($totals)
  const { known, step } = useUnit({ known: $view, step: $step })
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
          {(view === 'empty' || view === 'lines') && !isCheckout && <UnpaidOrder />}
          {isCheckout && view === 'lines' ? (
            <Widget owner="mfe-cart-checkout" widget="checkout" waiting={<BagSkeleton />} />
          ) : (
            <Suspense fallback={<BagSkeleton />}>
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
  const { resumes, resume, show } = useUnit({ resumes: $resumes, resume: resumed, show: shown })
  useEffect(() => {
    show()
  }, [show])
  useEffect(() => {
    if (!resumes) return
    resume()
    navigate('/cart?step=checkout', { replace: true })
  }, [resumes, resume, navigate])
}
