import { useLocale } from '@shop/i18n'
import { momentAhead } from '@shop/i18n/dates'
import { Note } from '@shop/ui/note'
import { useTexts } from '../../texts/index.ts'

/** Until when an unpaid order is kept. */
export function Held({ until }: { until: string }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <Note icon="clock">
      {t('heldUntil')} <b className="label num">{momentAhead(until, locale)}</b>
    </Note>
  )
}
