import type { Translation } from '@shop/i18n'
import type { instalmentsLeftTexts as ru } from './ru.ts'

export const instalmentsLeftTexts: Translation<typeof ru> = {
  splitPaid: 'Paid',
  splitLeft: 'Left to pay',
  splitLabel: 'Payments of this order',
}
