import { useUnit } from 'effector-react'
import { $cart } from '@shop/session'
import { BagSums } from '#features/bag/ui/bag-sums.tsx'
import { useTexts } from '../../texts/index.ts'
import { Bonuses } from './bonuses.tsx'
import { Certificates } from './certificates.tsx'
import { CheckoutButton } from './checkout-button.tsx'
import { CheckoutNote } from './checkout-note.tsx'
import styles from './summary.module.css'

/** The server's sums with the way to bonuses, certificates and checkout. */
export function Summary() {
  const t = useTexts()
  const cart = useUnit($cart)
  return (
    <section className={styles['summary']} aria-labelledby="order-summary">
      <h2 className="h3" id="order-summary">
        {t('summary')}
      </h2>
      <BagSums />
      <div>
        <Bonuses />
        <Certificates />
      </div>
      {cart?.cartError && <p className={styles['error']}>{cart.cartError.message}</p>}
      <div data-keep-clear="">
        <div data-bag-checkout="">
          <CheckoutButton wide />
        </div>
        <CheckoutNote />
      </div>
    </section>
  )
}
