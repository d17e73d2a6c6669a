import { PaymentKind, type CityOffers } from '@shop/contracts/places/delivery'
import { Icon, type IconName } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './payments.module.css'

const SIGNS: Record<PaymentKind, IconName> = { card: 'card', fastPayment: 'sbp', instalments: 'parts', onReceipt: 'box' }

/** Payment methods accepted by any delivery in this city. */
export function Payments({ delivery: { offers, is_ems } }: { delivery: CityOffers }) {
  const t = useTexts()
  const kinds = PaymentKind.options.filter((kind) => offers.some(({ payments }) => payments.includes(kind)))
  return (
    <section id="payment" aria-labelledby="t-payment">
      <h2 className="h2" id="t-payment">
        {t('payment')}
      </h2>
      <ul className={styles['payments']}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Icon name={SIGNS[kind]} />
            <h3 className="label">{t(kind)}</h3>
            <p className="small muted">{t(kind === 'card' && is_ems ? 'cardAbroadText' : `${kind}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
