import type { ProfileOrder } from '@shop/contracts/profile'
import { useLocale } from '@shop/i18n'
import { momentInWords } from '@shop/i18n/dates'
import { Timeline } from '@shop/ui/timeline'
import { useTexts } from '../texts/index.ts'

/** The way of an order: the last step that was reached is the present one, unless it is the end. */
export function OrderTimeline({ steps }: { steps: ProfileOrder['timeline'] }) {
  const t = useTexts()
  const locale = useLocale()
  const last = steps.findLastIndex(({ at }) => at !== null)
  const isOver = last === steps.length - 1
  return (
    <Timeline
      label={t('timeline')}
      steps={steps.map(({ status, name, at }, index) => ({
        key: status,
        // In a line of what has happened the first step is no waiting.
        name: status === 'created' ? t('placed') : name,
        when: at && momentInWords(at, locale),
        isDone: index < last || isOver,
        isPresent: index === last && !isOver,
      }))}
    />
  )
}
