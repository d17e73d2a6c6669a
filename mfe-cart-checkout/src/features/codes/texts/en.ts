import type { Translation } from '@shop/i18n'
import type { orderCodeTexts as ru } from './ru.ts'

export const orderCodeTexts: Translation<typeof ru> = {
  haveCode: 'Promo code or certificate',
  digits: 'Four digits of the certificate',
  apply: 'Apply',
  removeCode: 'Remove {{code}}',
}
