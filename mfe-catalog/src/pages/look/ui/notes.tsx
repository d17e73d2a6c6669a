import { useUnit } from 'effector-react'
import { MAX_LOOK_PIECES } from '@shop/contracts/catalog/looks/look'
import { Note } from '@shop/ui/note'
import { $unknown, $url, $worn } from '../model/look.ts'
import { useTexts } from '../texts/index.ts'

/** What of the link is not shown [look.bad-link]. */
export function Notes() {
  const t = useTexts()
  const { url, unknown, worn } = useUnit({ url: $url, unknown: $unknown, worn: $worn })
  return (
    <>
      {unknown.length > 0 && (
        <Note>{[t('unknown', { count: unknown.length }), worn.length > 0 && t('othersStay')].filter(Boolean).join(' ')}</Note>
      )}
      {url.isDamaged && <Note>{t('damaged')}</Note>}
      {url.entries.length > MAX_LOOK_PIECES && <Note>{t('tooMany', { max: MAX_LOOK_PIECES })}</Note>}
    </>
  )
}
