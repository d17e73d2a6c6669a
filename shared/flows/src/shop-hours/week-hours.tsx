import type { Shop } from '@shop/contracts/places/shops'
import { useLocale } from '@shop/i18n'
import { spansOf, type Span } from './hours.ts'
import type { HourTexts } from './open-badge.tsx'

/** Rows of a `dl`; consecutive days with equal hours are merged. */
export const WeekHours = ({ week, t }: { week: Shop['week']; t: HourTexts }) =>
  spansOf(week).map((span) => <Hours key={span.days[0]} span={span} t={t} />)

function Hours({ span: { days, hours }, t }: { span: Span; t: HourTexts }) {
  const locale = useLocale()
  const [first, last = ''] = days.map((day) => t(`day${day}` as 'day0'))
  const isWeek = days[0] === 0 && days[1] === 6
  // English weekday names keep their capital.
  const end = locale === 'ru' ? last.toLowerCase() : last
  const range = days[0] === days[1] ? first : `${first}${days[1] - days[0] === 1 ? ', ' : ' – '}${end}`
  const name = isWeek ? t('everyDay') : range
  return (
    <div>
      <dt>{name}</dt>
      <dd>{hours ? `${hours.from}–${hours.to === '24:00' ? t('midnight') : hours.to}` : t('dayOff')}</dd>
    </div>
  )
}
