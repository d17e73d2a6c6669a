import { count, useLocale } from '@shop/i18n'
import { useTexts } from '../../texts/index.ts'

/** One bonus is one rouble; they are told in whole ones. */
const whole = (minor: number) => Math.trunc(Math.abs(minor) / 100)

/** Bonuses as a figure, with its sign below zero, and in words: `500 бонусов`. */
export function useBonusSum() {
  const t = useTexts()
  const locale = useLocale()
  return {
    figure: (minor: number) => `${whole(minor) > 0 && minor < 0 ? '−' : ''}${count(whole(minor), locale)}`,
    sum: (minor: number) => t('bonusCount', { count: whole(minor), figure: count(whole(minor), locale) }),
  }
}
