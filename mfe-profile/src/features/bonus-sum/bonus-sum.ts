import { count, type Translate, useLocale } from '@shop/i18n'
import type { bonusTexts } from './texts/ru.ts'

/** One bonus is one ruble; shown as integers. */
const whole = (minor: number) => Math.trunc(Math.abs(minor) / 100)

/** Bonuses as a figure, with its sign below zero, and in words: `500 бонусов`. `t`: the caller's texts, which include `bonusTexts`. */
export function useBonusSumIn(t: Translate<typeof bonusTexts>) {
  const locale = useLocale()
  return {
    figure: (minor: number) => `${whole(minor) > 0 && minor < 0 ? '−' : ''}${count(whole(minor), locale)}`,
    sum: (minor: number) => t('bonusCount', { count: whole(minor), figure: count(whole(minor), locale) }),
  }
}
