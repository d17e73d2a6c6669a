import type { ProfileOrder } from '@shop/contracts/account/profile'
import { refundSteps } from '@shop/flows/order'
import { useLocale } from '@shop/i18n'
import { momentInWords } from '@shop/i18n/dates'
import { progressOf, Timeline, type TimelineStep } from '@shop/ui/timeline'
import { useTexts } from '../../texts/index.ts'

/** The way of an order, step by step, and of what comes back. */
export function OrderTimeline({ order: { timeline, ways, currency } }: { order: Pick<ProfileOrder, 'timeline' | 'ways' | 'currency'> }) {
  const t = useTexts()
  const locale = useLocale()
  const progress = progressOf(timeline)
  const steps: TimelineStep[] = timeline.map(({ status, name, at }, index) => ({
    key: status,
    // In a line of what has happened the first step is no waiting.
    name: status === 'created' ? t('placed') : name,
    when: at && momentInWords(at, locale),
    isDone: progress[index]?.isDone ?? false,
    isPresent: progress[index]?.isPresent ?? false,
  }))
  // An order that came back whole ends with that.
  const end = timeline.findIndex(({ status }) => status === 'refunded')
  const refunds = refundSteps(ways.refunds, { t, locale, currency })
  const before = end < 0 ? steps.length : end
  return <Timeline label={t('timeline')} steps={[...steps.slice(0, before), ...refunds, ...steps.slice(before)]} />
}
