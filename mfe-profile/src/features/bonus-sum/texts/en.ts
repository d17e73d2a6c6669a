import type { Translation } from '@shop/i18n'
import type { bonusTexts as ru } from './ru.ts'

export const bonusTexts: Translation<typeof ru> = {
  bonusCount_one: '{{figure}} bonus',
  bonusCount_other: '{{figure}} bonuses',
}
