import { useId } from 'react'
import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { Icon, ResponsivePicture } from '@shop/ui'
import { $fullCart, calculateFx } from '#features/checkout/model/cart.ts'
import { useTexts } from '../../texts/index.ts'
import { Codes } from './codes.tsx'
import { OrderTotals } from './order-totals.tsx'
import { Packaging } from './packaging.tsx'
import styles from './order-summary.module.css'

/** Order lines and totals with codes, bonuses and packaging. */
export function OrderSummary() {
  const t = useTexts()
  const title = useId()
  return (
    <section className={styles['summary']} aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {t('yourOrder')}
      </h2>
      <Parts hasIds />
    </section>
  )
}

/** On phones the order collapses to one line above the form. */
export function OrderFold() {
  const t = useTexts()
  const locale = useLocale()
  const whole = useUnit($fullCart)
  if (!whole) return null
  const saving = whole.sums?.best?.saving ?? 0
  return (
    <details className={styles['fold']}>
      <summary>
        <span className={styles['pile']}>
          {whole.products.slice(0, 3).map(({ id, photo }) => (
            <span key={id} className="plate">
              <ResponsivePicture picture={photo} sizes="40px" alt="" />
            </span>
          ))}
        </span>
        <span className="small">
          {whole.products.some(({ certificate }) => certificate) ? whole.sums?.rows[0]?.name : t('pieces', { count: whole.totalProducts })}
          <b className="label num">{money(whole.dueSum, whole.currency, locale)}</b>
          {saving > 0 && <span className={styles['saving']}>{t('bestSaves', { sum: money(saving, whole.currency, locale) })}</span>}
        </span>
        <Icon name="down" size="s" />
      </summary>
      <div className={styles['parts']}>
        <Parts hasIds={false} />
      </div>
    </details>
  )
}

const SAFE = { none: 'safe', some: 'safeOthers', all: 'safeEngraved' } as const
/** Which pieces cannot be returned [engraving.no-return-promised]. */
const $orderSum = $fullCart.map((whole) => whole?.orderSum ?? 0)
const $engraved = $fullCart.map((whole): keyof typeof SAFE => {
  const isEngraved = (whole?.products ?? []).map(({ engraving }) => Boolean(engraving))
  return !isEngraved.includes(true) ? 'none' : isEngraved.includes(false) ? 'some' : 'all'
})

/** The summary stands twice in the page: only one of them has ids, for links to its fields. */
function Parts({ hasIds }: { hasIds: boolean }) {
  const t = useTexts()
  const { counting, engraved, orderSum } = useUnit({ counting: calculateFx.pending, engraved: $engraved, orderSum: $orderSum })
  return (
    <>
      <Lines />
      <Packaging hasIds={hasIds} />
      <div className={styles['rule']} aria-busy={counting}>
        <OrderTotals />
      </div>
      <Codes />
      {orderSum > 0 && (
        <p className={styles['safe']}>
          <Icon name="lock" size="s" />
          {t(SAFE[engraved])}
        </p>
      )}
    </>
  )
}

function Lines() {
  const locale = useLocale()
  const whole = useUnit($fullCart)
  return (
    <ul className={styles['lines']}>
      {whole?.products
        .filter(({ maxQuantity }) => maxQuantity > 0)
        .map(({ id, name, photo, quantity, variant, sum, price }) => (
          <li key={id}>
            <span className="plate">
              <ResponsivePicture picture={photo} sizes="56px" alt="" />
            </span>
            <span>
              {name}
              {variant && `, ${variant}`}
              {quantity > 1 && <span className="num"> × {quantity}</span>}
            </span>
            <span className="num">{money(sum, price.currency, locale)}</span>
          </li>
        ))}
    </ul>
  )
}
