import type { Translation } from '@shop/i18n'
import type { bestTexts as ru } from './ru.ts'

export const bestTexts: Translation<typeof ru> = {
  bestSaves: 'Save another {{sum}}',
  bestCompared: 'What else was compared',
  applyBest: 'Apply',
  bestApplied: 'Applied: {{sum}} to pay',
}
