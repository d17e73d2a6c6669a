import type { ProfileOrder } from '@shop/contracts/profile'
import { useLocale } from '@shop/i18n'
import { momentInWords } from '@shop/i18n/dates'
import { progressOf, Timeline } from '@shop/ui/timeline'
import { useTexts } from '../texts/index.ts'

/** The way of an order, step by step. */
export function OrderTimeline({ steps }: { steps: ProfileOrder['timeline'] }) {
  const t = useTexts()
  const locale = useLocale()
  const progress = progressOf(steps)
  return (
    <Timeline
      label={t('timeline')}
      steps={steps.map(({ status, name, at }, index) => ({
        key: status,
        // In a line of what has happened the first step is no waiting.
        name: status === 'created' ? t('placed') : name,
        when: at && momentInWords(at, locale),
        isDone: progress[index]?.isDone ?? false,
        isPresent: progress[index]?.isPresent ?? false,
      }))}
    />
  )
}
