import { useLocale } from '@shop/i18n'
import { useTexts } from './texts/index.ts'

const MM_IN_INCH = 25.4

/** A length in mm as the shop's language says it: millimeters in Russian, inches with millimeters in English. */
export function useLength(): (mm: number) => string {
  const t = useTexts()
  const locale = useLocale()
  const shown = (value: number, digits: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)
  return (mm) => t('length', { mm: shown(mm, 1), inches: shown(mm / MM_IN_INCH, 2) })
}
