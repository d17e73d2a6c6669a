import { ApplyBest } from '#features/best/ui/apply-best.tsx'
import { best } from '../../../best.ts'
import { useTexts } from '../../../texts/index.ts'

/** Applies the offered combination. */
export default function ApplyBestOfBag() {
  const t = useTexts()
  return <ApplyBest best={best} label={t('applyBest')} />
}
