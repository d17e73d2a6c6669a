import { Suspense } from 'react'
import { useUnit } from 'effector-react'
import type { SumRow } from '@shop/contracts/cart/cart-sums'
import { $cart } from '@shop/session'
import { Button, optionalPart, part } from '@shop/ui'
import { Best } from '#features/best/ui/best.tsx'
import { BagSums } from '#features/bag/ui/bag-sums.tsx'
import { useTexts } from '../../texts/index.ts'
import { Bonuses } from './bonuses.tsx'
import { Certificates } from './certificates.tsx'
import { Code } from './code/code.tsx'
import { CheckoutButton } from './checkout-button.tsx'
import { CheckoutNote } from './checkout-note.tsx'
import styles from './summary.module.css'

// Few bags have a better combination. Without its code the bag goes on.
const ApplyBest = optionalPart(() => import(/* webpackChunkName: "bag-code", webpackFetchPriority: "low" */ './best/apply-best.tsx'))
// In Russia alone. Without its code the bag goes on.
const Instalments = optionalPart(() => import(/* webpackChunkName: "bag-code", webpackFetchPriority: "low" */ './instalments.tsx'))
// Few bags have a code.
const EnteredCode = part<{ row: SumRow }>(
  () => import(/* webpackChunkName: "bag-code", webpackFetchPriority: "low" */ './code/entered-code.tsx'),
)

const codeLabel = (row: SumRow) =>
  row.code && (
    <Suspense fallback={row.name}>
      <EnteredCode row={row} />
    </Suspense>
  )

/** The server's sums with the way to bonuses, certificates and checkout. */
export function Summary() {
  const t = useTexts()
  const cart = useUnit($cart)
  return (
    <section className={styles['summary']} aria-labelledby="order-summary">
      <h2 className="h3" id="order-summary">
        {t('summary')}
      </h2>
      <Best cart={cart} t={t}>
        <Suspense
          fallback={
            <Button look="ink" small disabled>
              {t('applyBest')}
            </Button>
          }
        >
          <ApplyBest />
        </Suspense>
      </Best>
      <BagSums labelOf={codeLabel} />
      <div>
        <Code />
        <Bonuses />
        <Certificates />
      </div>
      {cart?.cartError && <p className={styles['error']}>{cart.cartError.message}</p>}
      <div data-keep-clear="">
        <div data-bag-checkout="">
          <CheckoutButton wide />
        </div>
        <CheckoutNote />
        {cart?.currency === 'RUB' && (
          <Suspense fallback={<p className="small">{'\u00a0'}</p>}>
            <Instalments />
          </Suspense>
        )}
      </div>
    </section>
  )
}
