import { Guide } from '#features/guide/guide.tsx'
import { useTexts } from './texts/index.ts'

/** How jewelry is cared for, from content. */
export function Care() {
  const t = useTexts()
  return <Guide name="care" title={t('title')} more={t('more')} />
}
