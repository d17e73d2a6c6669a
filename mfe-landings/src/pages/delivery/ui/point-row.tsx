import type { PickupPoint } from '@shop/contracts/places/pickup-points'
import { money, useLocale } from '@shop/i18n'
import { useTexts } from '../texts/index.ts'
import styles from './points.module.css'

export interface PointRowProps {
  point: PickupPoint
  isChosen: boolean
  onChosen: (id: number) => void
}

/** Address, provider, hours and price; selecting shows it on the map. */
export function PointRow({ point, isChosen, onChosen }: PointRowProps) {
  const t = useTexts()
  const locale = useLocale()
  const { hours, is_automat, has_fitting, provider, price, currency } = point
  const facts = [
    provider,
    is_automat && t('automat'),
    has_fitting && t('withFitting'),
    hours ? t('till', { time: hours.to }) : t('roundTheClock'),
  ]
  return (
    <li>
      <button type="button" className={styles['point']} aria-pressed={isChosen} onClick={() => onChosen(point.id)}>
        <span>{point.short_address}</span>
        <span className="num">{price === 0 ? t('free') : money(price, currency, locale)}</span>
        <span className="small muted">{facts.filter(Boolean).join(', ')}</span>
      </button>
    </li>
  )
}
