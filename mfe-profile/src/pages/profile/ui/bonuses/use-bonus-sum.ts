import { count, useLocale } from '@shop/i18n'
import { useTexts } from '../../texts/index.ts'

/** One bonus is one rouble; displayed as integers. */
const whole = (minor: number) => Math.trunc(Math.abs(minor) / 100)

/** Formats bonuses with sign and unit: `500 бонусов`. */
export function useBonusSum() {
  const t = useTexts()
  const locale = useLocale()
  return {
    figure: (minor: number) => `${whole(minor) > 0 && minor < 0 ? '−' : ''}${count(whole(minor), locale)}`,
    sum: (minor: number) => t('bonusCount', { count: whole(minor), figure: count(whole(minor), locale) }),
  }
}
