import type { PlacedOrder } from '@shop/contracts/order'
import { useLocale } from '@shop/i18n'
import { momentInWords } from '@shop/i18n/dates'
import { progressOf, Timeline } from '@shop/ui/timeline'
import { useTexts } from '../texts/index.ts'

/** What has happened and what comes, as the profile shows it. */
export function NextSteps({ order: { timeline } }: { order: Pick<PlacedOrder, 'timeline'> }) {
  const t = useTexts()
  const locale = useLocale()
  if (timeline.length === 0) return null
  const progress = progressOf(timeline)
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
          isDone: progress[index]?.isDone ?? false,
          isPresent: progress[index]?.isPresent ?? false,
        }))}
      />
    </section>
  )
}
