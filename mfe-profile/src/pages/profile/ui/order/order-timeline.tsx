import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import { exchangeSteps, refundSteps } from '@shop/flows/order'
import { useLocale } from '@shop/i18n'
import { localMoment } from '@shop/i18n/dates'
import { progressOf, Timeline, type TimelineStep } from '@shop/ui/timeline'
import { useTexts } from '../../texts/index.ts'

/** Steps of an order, its exchanges and refunds. */
export function OrderTimeline({ order: { timeline, ways, currency } }: { order: Pick<ProfileOrder, 'timeline' | 'ways' | 'currency'> }) {
  const t = useTexts()
  const locale = useLocale()
  const progress = progressOf(timeline)
  const steps: TimelineStep[] = timeline.map(({ status, name, at }, index) => ({
    key: status,
    // The first step in the past is not pending.
    name: status === 'created' ? t('placed') : name,
    when: at && localMoment(at, locale),
    isDone: progress[index]?.isDone ?? false,
    isPresent: progress[index]?.isPresent ?? false,
  }))
  // A fully returned order ends with its refund.
  const end = timeline.findIndex(({ status }) => status === 'refunded')
  const refunds = refundSteps(ways.refunds, { t, locale, currency })
  const before = end < 0 ? steps.length : end
  const exchanges = exchangeSteps(ways.exchanges, { t, locale, currency })
  return <Timeline label={t('timeline')} steps={[...steps.slice(0, before), ...exchanges, ...refunds, ...steps.slice(before)]} />
}
