import type { Currency } from '@shop/contracts/core/money'
import type { PlacedOrder } from '@shop/contracts/orders/order'
import type { OrderStatus } from '@shop/contracts/orders/order-status'
import type { OrderRefund } from '@shop/contracts/orders/order-ways'
import { refundSteps } from '@shop/flows/order'
import { useLocale } from '@shop/i18n'
import { momentInWords } from '@shop/i18n/dates'
import { progressOf, Timeline } from '@shop/ui/timeline'
import { useTexts } from '../texts/index.ts'

interface NextStepsProps {
  order: Pick<PlacedOrder, 'timeline' | 'status'>
  refunds?: readonly OrderRefund[]
  currency?: Currency
}

const PAST: readonly OrderStatus[] = ['completed', 'expired', 'cancelled', 'refunded']
const isPast = (status: OrderStatus) => PAST.includes(status)

/** The order's timeline, as in the profile. */
export function NextSteps({ order: { timeline, status }, refunds = [], currency = 'RUB' }: NextStepsProps) {
  const t = useTexts()
  const locale = useLocale()
  if (timeline.length === 0) return null
  const progress = progressOf(timeline)
  const steps = timeline.map(({ status, name, at }, index) => ({
    key: status,
    name,
    when: at && momentInWords(at, locale),
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
      <Timeline steps={[...steps, ...refundSteps(refunds, { t, locale, currency })]} />
    </section>
  )
}
