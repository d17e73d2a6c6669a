import { useLocale } from '@shop/i18n'
import type { AskedVariant } from '#features/variants/choice.ts'
import { useTexts } from './texts/index.ts'

export interface VariantMissingProps {
  asked: AskedVariant
  /** The weight that is shown instead; null where the size is missing, or the piece has no weights. */
  weight: string | null
  isSizeMissing: boolean
}

/** Only a figure of the address is repeated: it may say anything. */
const figureOf = (asked: string | null) => (/^\d{1,3}(?:\.\d{1,2})?$/.test(asked ?? '') ? asked : null)

/** The size or weight that was chosen, of another metal or size, and is not made here [product.variant-kept]. */
export function VariantMissing({ asked, weight, isSizeMissing }: VariantMissingProps) {
  const t = useTexts()
  const isRu = useLocale() === 'ru'
  const printed = (figure: string) => (isRu ? figure.replace('.', ',') : figure)
  const [size, stone] = [figureOf(asked.size), figureOf(asked.weight)]
  if (isSizeMissing) return size && t('noSuchSize', { size: printed(size) })
  return stone && weight && t('noSuchWeight', { weight: printed(stone), shown: weight })
}
