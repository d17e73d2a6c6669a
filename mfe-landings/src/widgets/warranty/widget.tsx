import { Guide } from '#features/guide/guide.tsx'
import { useTexts } from './texts/index.ts'

/** Terms of the warranty, from content. */
export function Warranty() {
  const t = useTexts()
  return <Guide name="warranty" title={t('title')} more={t('more')} />
}
