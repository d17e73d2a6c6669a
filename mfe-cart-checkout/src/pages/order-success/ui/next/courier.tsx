import type { CourierOnTheWay } from '@shop/contracts/orders/tracking'
import { HouseMap } from '#features/house-map/house-map.tsx'
import { useTexts } from '../../texts/index.ts'
import styles from './courier.module.css'

/** How long the courier needs yet, beside a map of where he is [orders.courier-on-map]. */
export function Courier({ courier: { position, house, minutes } }: { courier: CourierOnTheWay }) {
  const t = useTexts()
  return (
    <section className="section wrap" aria-labelledby="courier">
      <div className={`head ${styles['head']}`}>
        <h2 className="h2" id="courier">
          {t(minutes === 0 ? 'courierIsHere' : 'courierComes')}
        </h2>
        {minutes > 0 && <p className="lead">{t('courierMinutes', { count: minutes })}</p>}
      </div>
      <HouseMap
        label={t('courierOnMap')}
        house={house}
        houseLabel={t('courierHouse')}
        {...(minutes > 0 || !house ? { courier: position, courierLabel: t('courier') } : {})}
      />
    </section>
  )
}
