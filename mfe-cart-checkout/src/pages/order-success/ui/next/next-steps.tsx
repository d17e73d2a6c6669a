import type { Currency } from '@shop/contracts/core/money'
import type { PlacedOrder } from '@shop/contracts/orders/order'
import type { OrderStatus } from '@shop/contracts/orders/order-status'
import type { OrderWays } from '@shop/contracts/orders/order-ways'
import { exchangeSteps, refundSteps } from '@shop/flows/order'
import { useLocale } from '@shop/i18n'
import { localMoment } from '@shop/i18n/dates'
import { progressOf, Timeline } from '@shop/ui/timeline'
import { useTexts } from '../../texts/index.ts'

interface NextStepsProps {
  order: Pick<PlacedOrder, 'timeline' | 'status'>
  ways: OrderWays
  currency: Currency
}

const PAST: readonly OrderStatus[] = ['completed', 'expired', 'cancelled', 'refunded']
const isPast = (status: OrderStatus) => PAST.includes(status)

/** The order's timeline, as in the profile. */
export function NextSteps({ order: { timeline, status }, ways, currency }: NextStepsProps) {
  const t = useTexts()
  const locale = useLocale()
  if (timeline.length === 0) return null
  const words = { t, locale, currency }
  const progress = progressOf(timeline)
  const steps = timeline.map(({ status, name, at }, index) => ({
    key: status,
    name,
    when: at && localMoment(at, locale),
    isDone: progress[index]?.isDone ?? false,
    isPresent: progress[index]?.isPresent ?? false,
  }))
  return (
    <section className="section wrap" aria-labelledby="next">
      <div className="head">
        <h2 className="h2" id="next">
          {t(isPast(status) ? 'history' : 'next')}
        </h2>
      </div>
      <Timeline steps={[...steps, ...exchangeSteps(ways.exchanges, words), ...refundSteps(ways.refunds, words)]} />
    </section>
  )
}
