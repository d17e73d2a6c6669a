import { useUnit } from 'effector-react'
import type { PickupPoint } from '@shop/contracts/places/pickup-points'
import { money, useLocale } from '@shop/i18n'
import { $isFree } from '#features/checkout/model/places/points.ts'
import { useTexts } from '../../texts/index.ts'

/** Provider, opening hours, storage time. */
export function usePointTexts() {
  const t = useTexts()
  const locale = useLocale()
  const isFree = useUnit($isFree)
  const hoursOf = ({ hours }: Pick<PickupPoint, 'hours'>) => (hours ? t('hours', hours) : t('aroundTheClock'))
  return {
    aboutOf: (point: PickupPoint) =>
      [
        point.provider,
        hoursOf(point),
        !isFree && point.price > 0 && money(point.price, point.currency, locale),
        t('keptDays', { count: point.kept_days }),
      ]
        .filter(Boolean)
        .join(', '),
  }
}
