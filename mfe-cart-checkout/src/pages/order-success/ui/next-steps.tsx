import type { PlacedOrder } from '@shop/contracts/order'
import { useLocale } from '@shop/i18n'
import { momentInWords } from '@shop/i18n/dates'
import { Timeline } from '@shop/ui/timeline'
import { useTexts } from '../texts/index.ts'

/** What has happened and what comes: the first step without a time is the present one. */
export function NextSteps({ order: { timeline } }: { order: Pick<PlacedOrder, 'timeline'> }) {
  const t = useTexts()
  const locale = useLocale()
  if (timeline.length === 0) return null
  const present = timeline.findIndex(({ at }) => at === null)
  return (
    <section className="section wrap" aria-labelledby="next">
      <div className="head">
        <h2 className="h2" id="next">
          {t('next')}
        </h2>
      </div>
      <Timeline
        steps={timeline.map(({ status, name, at }, index) => ({
          key: status,
          name,
          when: at && momentInWords(at, locale),
          isDone: at !== null,
          isPresent: index === present,
        }))}
      />
    </section>
  )
}
