import { useUnit } from 'effector-react'
import type { PickupPoint } from '@shop/contracts/places/pickup-points'
import { money, useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { $isFree } from '#features/checkout/model/places/points.ts'
import { useTexts } from './texts/index.ts'

const KILOMETRE = 1000

/** Provider and hours of a point; price and date of the selected one. */
export function usePointTexts() {
  const t = useTexts()
  const locale = useLocale()
  const far = (metres: number | null) => {
    if (metres === null) return null
    if (metres < KILOMETRE) return t('metres', { count: Math.round(metres / 10) * 10 })
    const kilometres = (metres / KILOMETRE).toFixed(1)
    return t('kilometres', { count: locale === 'ru' ? kilometres.replace('.', ',') : kilometres })
  }
  const dayOf = (date: string) => dayInWords(date.split('-').toReversed().join('.'), locale, { year: false })
  const isFree = useUnit($isFree)
  const priceOf = ({ price, currency }: PickupPoint) => (isFree || price === 0 ? t('free') : money(price, currency, locale))
  const lineOf = ({ provider, hours, is_automat, has_fitting, metres }: PickupPoint) =>
    [
      provider,
      is_automat && t('automatPoint'),
      has_fitting && t('withFitting'),
      hours ? t('until', { time: hours.to }) : t('aroundTheClock'),
      far(metres),
    ]
      .filter(Boolean)
      .join(', ')
  return {
    lineOf,
    priceOf,
    aboutOf: (point: PickupPoint) =>
      [lineOf(point), priceOf(point), t('from', { day: dayOf(point.dates.from) }), t('kept', { count: point.kept_days })].join(', '),
  }
}
