import { useLocale } from '@shop/i18n'
import { useTexts } from '../../content/texts.ts'
import { sizeOf } from './size.ts'

/** Localized file size. */
export function useSize(): (bytes: number) => string {
  const t = useTexts()
  const locale = useLocale()
  return (bytes) => {
    const { amount, unit } = sizeOf(bytes, locale)
    return t(unit, { amount })
  }
}
